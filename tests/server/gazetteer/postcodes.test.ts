import { describe, expect, it } from 'vitest';
import { locateByPostcode, postcodeAreas } from './geneva.ts';

describe('locating a postcode', () => {
  it.each(['1205', ' 1205 ', 'CH-1205', 'ch1205', 'CH 1205', '\t1205\n'])('understands %j', (code) => {
    expect(locateByPostcode(code)).toMatchObject({
      city: 'Genève',
      latitude: expect.closeTo(46.197, 2),
      longitude: expect.closeTo(6.14, 2),
    });
  });

  it.each(['', '   ', '120', '12055', '1000', '8001', 'CH', 'abc', '-1205x', 'DE-1205', '1291'])('knows nothing of %j', (code) => {
    expect(locateByPostcode(code)).toBeNull();
  });

  it('takes the leading town of a postcode with several', () => {
    expect(locateByPostcode('1213')?.city).toBe('Petit-Lancy');
    expect(locateByPostcode('1227')?.city).toBe('Carouge');
  });

  it('knows every postcode it lists', () => {
    for (const { postcode } of postcodeAreas) expect(locateByPostcode(postcode)).not.toBeNull();
  });
});
