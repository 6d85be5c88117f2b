import { layScenes } from '#statecharts/draw/scenes.ts';

layScenes('dist/statecharts');
