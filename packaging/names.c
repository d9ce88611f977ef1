/* Linked into the packages' statically linked program. Without this, the C library would load the modules that
   /etc/nsswitch.conf names from the system it runs on. Their version differs from its own, so it would crash. What
   is built in is enough: files, and DNS for hosts. */

#include <nss.h>

__attribute__((constructor)) static void use_what_is_built_in(void)
{
    __nss_configure_lookup("hosts", "files dns");
    __nss_configure_lookup("passwd", "files");
    __nss_configure_lookup("group", "files");
}
