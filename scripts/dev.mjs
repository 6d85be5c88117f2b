import { spawn } from 'node:child_process';
import { ensureInstalled, ROOT } from './ensure-installed.mjs';

// The API on 5174 from its sources, the storefront on 5173 with hot reload.
ensureInstalled({ forShop: true });
const API_PORT = process.env.API_PORT ?? '5174';
// Links in e-mails lead to the page, not to the API's port.
const SITE_URL = process.env.SITE_URL ?? 'http://localhost:5173';
const children = [
  spawn('npx', ['tsx', 'watch', 'server/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PORT: API_PORT, SITE_URL, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  }),
  spawn('npx', ['vite'], { cwd: ROOT, stdio: 'inherit', env: { ...process.env, API_PORT } }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
