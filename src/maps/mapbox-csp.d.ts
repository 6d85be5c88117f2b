/** Mapbox's build whose worker is a file of its own; it has the types of the other one. */
declare module 'mapbox-gl/dist/mapbox-gl-csp.js' {
  export { default } from 'mapbox-gl';
}
