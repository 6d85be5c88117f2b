import type { CourierContent } from '../cities/city-content.ts';

export const COURIERS: readonly CourierContent[] = [
  { key: 'samir', firstName: 'Samir', lastName: 'Benali', phone: '765550101', rating: 4.9, ratingCount: 412 },
  { key: 'chloe', firstName: 'Chloé', lastName: 'Rochat', phone: '765550102', rating: 4.8, ratingCount: 268 },
  { key: 'tiago', firstName: 'Tiago', lastName: 'Ferreira', phone: '765550103', rating: 4.7, ratingCount: 531 },
  { key: 'anna', firstName: 'Anna', lastName: 'Keller', phone: '765550104', rating: 5, ratingCount: 37 },
  { key: 'yusuf', firstName: 'Yusuf', lastName: 'Demir', phone: '765550105', rating: 4.6, ratingCount: 194 },
  { key: 'maelle', firstName: 'Maëlle', lastName: 'Dufour', phone: '765550106', rating: 4.9, ratingCount: 88 },
  { key: 'luca', firstName: 'Luca', lastName: 'Bernasconi', phone: '765550107', rating: 4.5, ratingCount: 143 },
  { key: 'nadia', firstName: 'Nadia', lastName: 'Osei', phone: '765550108', rating: 4.8, ratingCount: 356 },
];
