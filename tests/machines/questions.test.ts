import { expect, test } from 'vitest';
import { REFUSAL_REASONS } from '#contract/refusal-reasons.ts';
import { loadModels } from '#statecharts/draw/models.ts';
import { unasked } from '#statecharts/questions.ts';

const models = await loadModels('machines');
const questions = models.flatMap(({ model }) => model.questions ?? []);

test('each flow answers what happens when any of its ports fails, and how it can end', () => {
  expect(models.flatMap(({ model }) => unasked(model))).toEqual([]);
});

test('somebody asks about every reason that the contract refuses with', () => {
  const asked = new Set(questions.flatMap(({ refusal }) => refusal?.reason ?? []));
  expect(REFUSAL_REASONS.filter((reason) => !asked.has(reason))).toEqual([]);
});

test('no question is asked twice of a flow, and each has its answer in a sentence', () => {
  for (const { model } of models) {
    const asked = (model.questions ?? []).map(({ when }) => when);
    expect([model.title, ...asked.filter((when, index) => asked.indexOf(when) !== index)]).toEqual([model.title]);
  }
  expect(questions.filter(({ when, answer }) => /[?.]$/.test(when) || !answer.endsWith('.')).map(({ when }) => when)).toEqual([]);
});
