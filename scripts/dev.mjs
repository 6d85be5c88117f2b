import { spawn } from 'node:child_process';
import { ensureInstalled, ROOT } from './ensure-installed.mjs';

// The API on 5174 from its sources, the storefront on 5173 with hot reload.
ensureInstalled();
const API_PORT = process.env.API_PORT ?? '5174';
const children = [
  spawn('npx', ['tsx', 'watch', 'server/main.ts'], { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PORT: API_PORT, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' } }),
  spawn('npx', ['vite'], { cwd: ROOT, stdio: 'inherit', env: { ...process.env, API_PORT } }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
