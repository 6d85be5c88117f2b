export type TestCase =
  | 'accepted'
  | 'declined'
  | 'insufficient_funds'
  | 'challenge'
  | 'challenge_insufficient_funds'
  | 'slow'
  | 'processing';
