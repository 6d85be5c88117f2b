import type { VehicleContent } from '../cities/city-content.ts';
import type { ParcelTariff } from '#domain/parcel/tariff.ts';

/** What a parcel's way costs in the demo city; centimes. */
export const PARCEL_TARIFF: ParcelTariff = { base: 690, perKm: 180, perMinute: 20, minimum: 750 };


export const VEHICLES: readonly VehicleContent[] = [
  {
    key: 'bike',
    name: { en: 'Bike', fr: 'Vélo' },
    description: { en: 'Through town without traffic jams', fr: 'À travers la ville, sans bouchons' },
    carries: { en: 'Letters, keys, a bag of up to 8 kg', fr: 'Lettres, clés, un sac jusqu’à 8 kg' },
    percent: 100,
    metresPerSecond: 5,
    farthestMetres: 12_000,
    picture: { tint: 'mint', bare: true, art: ['bike', ['envelope', 0.6]] },
  },
  {
    key: 'cargo-bike',
    name: { en: 'Cargo bike', fr: 'Vélo cargo' },
    description: { en: 'Room for boxes, still no exhaust', fr: 'De la place pour des cartons, toujours sans gaz' },
    carries: { en: 'Boxes of up to 60 kg, 80 × 60 × 60 cm', fr: 'Cartons jusqu’à 60 kg, 80 × 60 × 60 cm' },
    percent: 140,
    metresPerSecond: 4.2,
    farthestMetres: 10_000,
    picture: { tint: 'pistachio', bare: true, art: ['bike', ['box', 0.8]] },
  },
  {
    key: 'scooter',
    name: { en: 'Scooter', fr: 'Scooter' },
    description: { en: 'The fastest across the whole canton', fr: 'Le plus rapide à travers tout le canton' },
    carries: { en: 'A parcel of up to 15 kg, 40 × 40 × 40 cm', fr: 'Un colis jusqu’à 15 kg, 40 × 40 × 40 cm' },
    percent: 130,
    metresPerSecond: 7.5,
    farthestMetres: 25_000,
    picture: { tint: 'apricot', bare: true, art: ['scooter', ['box', 0.6]] },
  },
  {
    key: 'van',
    name: { en: 'Van', fr: 'Camionnette' },
    description: { en: 'For what is heavy, long or fragile', fr: 'Pour ce qui est lourd, long ou fragile' },
    carries: { en: 'Furniture and pallets of up to 600 kg', fr: 'Meubles et palettes jusqu’à 600 kg' },
    percent: 240,
    metresPerSecond: 8,
    picture: { tint: 'sky', bare: true, art: ['van', ['box', 0.8]] },
  },
];
