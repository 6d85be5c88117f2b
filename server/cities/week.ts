import type { SlotDay, StoreDay } from '#contract/entities/schedule.ts';
import type { DayContent, SlotsContent, WeekContent } from './store-content.ts';

export const storeDays = (week: WeekContent): StoreDay[] =>
  week.map((hours, day) => ({
    day,
    is_store_open: hours !== 'closed',
    is_store_open_full_time: hours === 'always',
    day_time: typeof hours === 'string' ? [] : hours.map(([open, close]) => ({ store_open_time: open, store_close_time: close })),
  }));

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clock = (minutes: number) => `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function slotsOn(hours: DayContent, length: number): SlotDay['slot_time'] {
  const spans = hours === 'closed' ? [] : hours === 'always' ? [['00:00', '24:00'] as const] : hours;
  return spans.flatMap(([open, close]) => {
    const from = minutesOf(open);
    const until = minutesOf(close) > from ? minutesOf(close) : 24 * 60;
    const count = Math.floor((until - from) / length);
    return Array.from({ length: count }, (_, index) => ({
      slot_start_time: clock(from + index * length),
      slot_end_time: clock(from + (index + 1) * length),
    }));
  });
}

export const slotDays = ({ days, minutes }: SlotsContent): SlotDay[] =>
  days.map((hours, day) => {
    const slots = slotsOn(hours, minutes);
    return { day, is_slots_available: slots.length > 0, slot_time: slots };
  });
