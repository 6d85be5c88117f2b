export type Operator = {
  readonly name: string;
  readonly address: string;
  readonly postcode: string;
  readonly town: string;
  readonly vatNumber: string;
  readonly email: string;
};
