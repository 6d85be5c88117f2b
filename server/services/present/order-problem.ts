import type { OrderProblem } from '#contract/entities/order-problem.ts';
import { toMajor } from '#domain/money.ts';
import type { CourierImageKey } from '#server/repositories/courier-images.ts';
import type { OrderProblemRow } from '#server/repositories/order-problems.ts';
import { courierImageAddress } from './courier-image.ts';

export function presentProblem(problem: OrderProblemRow, images: readonly CourierImageKey[]): OrderProblem {
  const addressOf = (imageId: string | undefined) => {
    const image = images.find(({ id }) => id === imageId);
    return image ? courierImageAddress(image) : null;
  };
  return {
    state: problem.state,
    amount: toMajor(problem.amount),
    way: problem.way,
    reported_at: new Date(problem.reportedAt).toISOString(),
    answered_at: problem.answeredAt === null ? null : new Date(problem.answeredAt).toISOString(),
    answer: problem.answer,
    note: problem.note,
    lines: problem.lines.map(({ line, quantity, what, money_back, imageId }) => ({
      line,
      quantity,
      what,
      money_back,
      image_url: addressOf(imageId),
    })),
  };
}
