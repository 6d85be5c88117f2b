import { Unbroken } from './Unbroken.tsx';

/** Each in its own direction: beside a name from right to left a phone would turn around. */
export const NameAndPhone = ({ name, phone }: { readonly name: string; readonly phone: string }) => (
  <>
    <bdi>
      <Unbroken>{name}</Unbroken>
    </bdi>
    {name && phone ? ', ' : null}
    <bdi>{phone}</bdi>
  </>
);
