import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { cards } from '#server/database/schema/cards.ts';
import { customers } from '#server/database/schema/customers.ts';
import { newCustomer } from '../customer.ts';
import { addCardOf, confirmedCard, savedCard } from '../saved-card.ts';
import { describeRace, outcomesOf, TRIES } from './tries.ts';
describeRace('registrations with one e-mail', (server) => {
  test(`make one account, ${TRIES} of ${TRIES} times`, async () => {
    const outcomes = await outcomesOf(async (turn) => {
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          server().post(endpoints.register.path, {
            first_name: 'Ada',
            last_name: 'Race',
            email: index % 2 ? `Race${turn}@example.org` : `race${turn}@EXAMPLE.org`,
            password: 'secret-enough',
            country_phone_code: '+41',
            phone: `77${String(1_000_000 + turn * 10 + index)}`,
          }),
        ),
      );
      const made = await server()
        .open.database.select()
        .from(customers)
        .where(eq(customers.emailFolded, `race${turn}@example.org`));
      return `${answers.filter(({ json }) => json.success).length} let in, ${answers.filter(({ json }) => json.error_code === 502).length} refused, ${made.length} account`;
    });
    expect(outcomes).toEqual({ '1 let in, 5 refused, 1 account': TRIES });
  });
});

describeRace('choosing, adding and deleting cards at once', (server) => {
  test(`leaves exactly one default, ${TRIES} of ${TRIES} times`, async () => {
    const outcomes = await outcomesOf(async () => {
      const who = await newCustomer(server());
      const saved = [await savedCard(server(), who), await savedCard(server(), who, '5555555555554444'), await savedCard(server(), who)];
      const methods = [await confirmedCard(server(), who), await confirmedCard(server(), who)];
      await Promise.all([
        ...saved.map(({ _id }) => server().post(endpoints.select_card.path, { ...who, card_id: _id })),
        ...saved.slice(0, 2).map(({ _id }) => server().post(endpoints.delete_card.path, { ...who, card_id: _id })),
        ...methods.map((method) => addCardOf(server(), who, method)),
      ]);
      const left = await server().open.database.select().from(cards).where(eq(cards.customerId, who.user_id));
      return `${left.filter(({ isDefault }) => isDefault).length} default of ${left.length}`;
    });
    expect(outcomes).toEqual({ '1 default of 3': TRIES });
  });
});
