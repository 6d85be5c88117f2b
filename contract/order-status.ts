/** How far an order is (specification 3, section 4), whole on purpose: beside the other enumerations, for no first load tells of an order. */

export const ORDER_STATUS = {
  waitingForStore: 1,
  storeAccepted: 3,
  preparing: 5,
  ready: 7,
  waitingForCourier: 9,
  courierAccepted: 11,
  courierComing: 13,
  courierArrived: 15,
  picked: 17,
  startedDelivery: 19,
  arrivedAtDestination: 21,
  delivered: 23,
  completed: 25,
  cancelledByCustomer: 101,
  storeRejected: 103,
  storeCancelled: 104,
  storeCancelRequested: 105,
  noCourierFound: 109,
  courierRejected: 111,
  courierCancelled: 112,
} as const;

export const ORDER_STATUS_ID = { idle: 0, running: 1, cancelled: 2, rejected: 3, noAnswer: 4, completed: 10 } as const;
