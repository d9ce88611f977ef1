//! The contents of a submitted form.

use std::sync::Arc;

use axum::extract::{FromRequest, Query, Request};
use http::Uri;
use http::header::CONTENT_TYPE;
use web::Fields;

use crate::app::App;
use crate::body;
use crate::fault::{Answer, ApiFault};

/// The fields of a form.
pub(super) struct Form(pub(super) Fields);

impl FromRequest<Arc<App>> for Form {
    type Rejection = ApiFault;

    async fn from_request(request: Request, app: &Arc<App>) -> Answer<Form> {
        let kind =
            request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if !kind.starts_with("application/x-www-form-urlencoded") {
            return Err(ApiFault::malformed("this is not a form"));
        }
        let bytes = body::read(request.into_body(), app).await?;
        let unreadable = || ApiFault::malformed("the form cannot be read");
        // A form is encoded like a query.
        let text = String::from_utf8(bytes.into()).map_err(|_| unreadable())?;
        let uri = Uri::try_from(format!("/?{text}")).map_err(|_| unreadable())?;
        let Query(fields) = Query::try_from_uri(&uri).map_err(|_| unreadable())?;
        Ok(Form(fields))
    }
}

impl Form {
    /// The value of a field; empty if missing.
    pub(super) fn field(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }
}
