// What Fastify does alone, and with one read by an index, on PORT and DATABASE_URL: what the shop's calls are compared with.
import Fastify from 'fastify';
import pg from 'pg';

const app = Fastify({ logger: false });
const pool = process.env.DATABASE_URL ? new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 }) : null;
app.post('/bare', (_request, reply) => reply.send({ success: true }));
app.post('/read', async (request, reply) => {
  const { rows } = await pool.query('select first_name, last_name from customers where id = $1', [request.body.id]);
  return reply.send({ success: true, ...rows[0] });
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.stdout.write('open\n');
process.on('SIGTERM', () => process.exit(0));
