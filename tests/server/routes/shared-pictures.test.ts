import { expect, test } from 'vitest';
import { storePictures } from '#server/repositories/stores.ts';
import { testServer } from '../test-server.ts';

const server = testServer('postgres');

const statusOf = async (url: string) => (await server.app.inject(url)).statusCode;

test('the picture of a shared link is drawn of a store, and of nothing that anybody makes up', async () => {
  const [stored] = await storePictures(server.open.database);
  const shared = stored?.replace(/^\/pictures\/scene\/\w+\/(.+)\.svg$/, '/pictures/scene/share/$1.png') ?? '';
  expect(await statusOf(shared)).toBe(200);
  for (const awning of ['aa0001', 'aa0002', 'aa0003'])
    expect(await statusOf(`/pictures/scene/share/butter-lake-${awning}/fondue+wine.png`)).toBe(404);
  // Other shapes cost little, and nothing is kept of them.
  expect(await statusOf('/pictures/scene/card/butter-lake-aa0001/fondue+wine.svg')).toBe(200);
});
