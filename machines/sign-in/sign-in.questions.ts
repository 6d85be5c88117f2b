import type { Question } from '#statecharts/model.ts';

export const signInQuestions: readonly Question[] = [
  {
    when: 'the password is wrong',
    begins: 'the customer opens Sign in',
    says: [
      'the customer gives identifier and password',
      'the server does not know them so',
      'the customer gives identifier and password',
      'the server knows the customer',
    ],
    answer: 'The form says that e-mail or password is wrong, not which of them; what was typed stays.',
  },
  {
    when: 'the e-mail has an account already',
    begins: 'the customer opens Sign up',
    says: [
      'the customer gives who they are',
      'the server says that the e-mail is taken',
      'the customer would rather sign in',
      'the customer gives identifier and password',
      'the server knows the customer',
    ],
    answer: 'The form says so beside the field and leads to Sign in; what was typed stays.',
  },
  {
    when: 'the password is forgotten',
    begins: 'the customer opens Sign in',
    says: [
      'the customer has forgotten the password',
      'the customer gives the e-mail of the account',
      'the server sends whoever it knows an e-mail',
    ],
    answer: 'The customer reads that an e-mail is on its way if the address has an account, whether or not it has one.',
  },
  {
    when: 'a new password is asked for too often',
    begins: 'the customer opens Forgot password',
    says: ['the customer gives the e-mail of the account', 'the server is asked for e-mails too often'],
    answer: 'The form says when to try again. The links sent before still work.',
  },
  {
    when: 'the sign-in dialog is closed',
    begins: 'the customer opens Sign in',
    says: ['the customer closes the dialog'],
    answer: 'The page is as it was, basket and all.',
  },
];
