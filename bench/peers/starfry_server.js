'use strict';
// The server of Starfry under the load driver with which other servers were measured: a cross-check of `cargo xtask load`.
// usage: taskset -c 1 node starfry_server.js PATH/TO/load.js PATH/TO/starfry [LEVELS=200,400,...] [MEASURE_MS=5000] [PORT] -> one JSON line
const http = require('http');
const fs = require('fs');
const path = require('path');

const [, , driver, program, levelsGiven, measureGiven, portGiven] = process.argv;
const { run, startServer } = require(path.resolve(driver));
const levels = (levelsGiven || '100,200,400,800,1200').split(',').map(Number);
const measure = +(measureGiven || 5000);
const port = +(portGiven || 18511);
const SEATS = 3;
const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });

function post(path, token, body) {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  if (token) headers.authorization = `Bearer ${token}`;
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const answer = JSON.parse(Buffer.concat(parts).toString());
        if (response.statusCode < 300) resolve(answer);
        else reject(new Error(JSON.stringify(answer)));
      });
    });
    request.on('error', reject);
    request.end(text);
  });
}

/** Calls `hear` with the text of every event; the promise is kept when the first has come. */
function look(table, token, hear) {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const request = http.get({ host: '127.0.0.1', port, path: `/api/tables/${table}/events`, headers, agent: false }, (response) => {
      let rest = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        rest += part;
        for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
          const event = rest.slice(0, end);
          rest = rest.slice(end + 2);
          hear(event);
          resolve(() => request.destroy());
        }
      });
    });
    request.on('error', (error) => { if (!request.destroyed) reject(error); });
  });
}

const adapter = {
  seats: SEATS,
  async openMatch(id, hooks) {
    const tokens = await Promise.all(Array.from({ length: SEATS }, async (_, guest) =>
      (await post('/api/guests', null, { name: `Guest ${guest}`, bearer: true })).token));
    const seats = [{ is: 'me' }, { is: 'open' }, { is: 'open' }];
    let table = (await post('/api/tables', tokens[0], { game: 'ufoludki', seats })).id;
    for (const token of tokens.slice(1)) await post(`/api/tables/${table}/join`, token, {});
    let next = null, mover = -1, hangUps = [], isOpen = true, isStarted = false;
    // A version is a number of moves, as each guest has counted them.
    const seen = Array(SEATS).fill(0);
    const hear = (guest) => (event) => {
      const isStep = event.startsWith('event: step');
      if (isStep) hooks.onUpdate(guest, ++seen[guest], mover);
      if (isStep && event.includes('"waiting":"nobody"')) {
        if (seen.every((moves) => moves === seen[0])) again().catch(fail);
        return;
      }
      const decision = /"decision":"([^"]+)"/.exec(event);
      if (!decision || (next && next.decision === decision[1] && next.table === table)) return;
      next = { table, guest, decision: decision[1], legal: JSON.parse(/"legal":(\[[^\]]*\])/.exec(event)[1]) };
      if (isStarted) hooks.onReady();
    };
    const fail = (error) => { if (isOpen) { console.error(error); process.exit(1); } };
    const begin = async (host) => {
      await post(`/api/tables/${table}/start`, tokens[host], {});
      for (const hangUp of hangUps) hangUp();
      hangUps = await Promise.all(tokens.map((token, guest) => look(table, token, hear(guest))));
    };
    const again = async () => {
      table = (await post(`/api/tables/${table}/rematch`, tokens[mover], {})).id;
      await begin(mover);
    };
    await begin(0);
    const handle = {
      start() { isStarted = true; hooks.onReady(); },
      move() {
        const { guest, decision, legal } = next;
        const actions = [legal[Math.floor(Math.random() * legal.length)]];
        mover = guest;
        handle.sentAt = performance.now();
        post(`/api/tables/${table}/moves`, tokens[guest], { decision, actions }).catch(fail);
        return seen[guest] + 1;
      },
      close() { isOpen = false; for (const hangUp of hangUps) hangUp(); },
    };
    return handle;
  },
};

(async () => {
  const data = fs.mkdtempSync(path.join(path.dirname(path.resolve(program)), 'load-'));
  process.on('exit', () => fs.rmSync(data, { recursive: true, force: true }));
  const args = ['serve', '--listen', `127.0.0.1:${port}`, '--limits', 'false', '--log', 'warn', '--data', data];
  const server = await startServer(program, args, 0, true);
  await run({ peer: 'starfry', adapter, server, levels, measure, canMem: false });
  process.exit(0);
})().catch((error) => { console.error(error); process.exit(1); });
