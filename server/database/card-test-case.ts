/** What a test card does when it pays. */
export type TestCase =
  | 'accepted'
  | 'declined'
  | 'insufficient_funds'
  | 'challenge'
  | 'challenge_insufficient_funds'
  | 'slow'
  | 'processing';
