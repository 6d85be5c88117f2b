import { createContext, useContext } from 'react';

export type RadioChoice = {
  readonly name: string;
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly disabled: boolean;
};

export const RadioChoiceContext = createContext<RadioChoice | null>(null);

/** The choice the nearest group holds. Throws outside a group. */
export function useRadioChoice(): RadioChoice {
  const choice = useContext(RadioChoiceContext);
  if (!choice) throw new Error('A radio stands outside a RadioGroup.');
  return choice;
}
