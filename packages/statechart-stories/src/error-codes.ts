/** The code of a refusal, as the server of a project numbers it. */
export type ErrorCode = number;
