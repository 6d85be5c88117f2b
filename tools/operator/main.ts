// npm run operator -- list | accept NUMBER | advance NUMBER | reject NUMBER | cancel NUMBER | no-courier NUMBER
// Moves orders of the server that runs at this machine (HOST, PORT) by hand.
const [action = 'list', number] = process.argv.slice(2);
const address = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? '5173'}/operator`;

type Answer = {
  readonly orders?: readonly { readonly number: number; readonly status: string }[];
  readonly status?: string;
  readonly refused?: string;
};

async function ask(): Promise<Answer> {
  const answer = await fetch(
    address,
    action === 'list'
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ number: Number(number), action }) },
  );
  if (answer.status === 404) return { refused: 'this server takes no operator: it is a production' };
  return (await answer.json()) as Answer;
}

async function main(): Promise<void> {
  const said = await ask().catch((): Answer => ({ refused: `no server answers at ${address}` }));
  if (said.refused !== undefined) {
    process.stderr.write(`Not done: ${said.refused}.\n`);
    process.exitCode = 1;
  } else if (said.orders) {
    process.stdout.write(
      said.orders.length === 0 ? 'No order is under way.\n' : said.orders.map((order) => `${order.number}  ${order.status}\n`).join(''),
    );
  } else process.stdout.write(`Order ${number}: ${said.status}.\n`);
}

void main();
