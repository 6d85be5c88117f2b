import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the questions of every flow are answered in facts beside its tests', () => {
  const flows = readdirSync(`${root}/machines`).filter((flow) => existsSync(`${root}/machines/${flow}/${flow}.questions.ts`));
  expect(flows.length).toBeGreaterThan(30);
  const unanswered = flows.filter((flow) => {
    const file = `${root}/tests/machines/${flow}/answers.test.ts`;
    return !existsSync(file) || !readFileSync(file, 'utf8').includes('describeAnswers(');
  });
  expect(unanswered).toEqual([]);
});
