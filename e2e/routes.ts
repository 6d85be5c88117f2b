export const OPEN_ROUTES = {
  '/': 'Food and essentials delivered in Geneva',
  '/home': 'Food and essentials delivered in Geneva',
  '/deliveries': 'Deliveries in Geneva',
  '/courier_order': 'Send a parcel',
  '/help': 'Help',
  '/faq': 'Help',
  '/hopper': 'Become a courier',
  '/partner': 'Become a partner',
  '/welcome': 'Welcome',
  '/welcome-hopper': 'Welcome, future hopper',
  '/welcome-partner': 'Welcome, future partner',
  '/new-password': 'New password',
  '/checking': 'Checking your payment',
  '/thankyou': 'This order isn’t here',
  '/delivery-coming': 'Track your order',
} as const;

export const ACCOUNT_ROUTES = {
  '/profile': 'Profile',
  '/payments': 'Payments',
  '/orders': 'Orders',
  '/order_detail': 'Your order',
  // Of no order: it leads to the history.
  '/invoice': 'Orders',
  '/favourite_stores': 'Favourite stores',
  '/addresses': 'Saved addresses',
} as const;

export const titled = (name: string): string => `${name} · Escale`;
