import { Trans as Base, type TransProps } from '@lingui/react';

const asTyped = (value: unknown) => (String(value).includes('<') ? [value] : value);

/** What the macro's `Trans` becomes. Lingui reads a text's elements when its values stand in it: one with a `<` goes in as nodes. */
export const Trans = ({ values, ...props }: TransProps) => (
  <Base {...props} values={values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asTyped(value)]))} />
);
