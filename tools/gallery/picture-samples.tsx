import type { DishPicture, ScenePicture } from '#server/pictures/picture-types.ts';
import { dishPictureAddress, scenePictureAddress } from '#server/pictures/picture-address.ts';
import { SCENE_SIZES } from '#server/pictures/scene-sizes.ts';
import { Carousel } from '#src/ui/Carousel.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Sign } from '#src/ui/Sign.tsx';
import { Sample } from './Sample.tsx';
import styles from './gallery.module.css';

const DISHES: readonly DishPicture[] = [
  { tint: 'butter', art: ['fondue'] },
  { tint: 'apricot', art: ['croissant'] },
  { tint: 'rose', art: ['cake'] },
  { tint: 'pistachio', art: ['salad'] },
  { tint: 'mint', art: ['bento'] },
  { tint: 'sky', art: ['friedShrimp'] },
  { tint: 'sand', art: ['baguette'] },
  { tint: 'tomato', art: ['pizza'] },
  { tint: 'butter', art: ['fondue', 'herb'] },
  { tint: 'sky', art: ['fish', 'lemon'] },
  { tint: 'mint', art: ['burger', 'fries'] },
  { tint: 'rose', art: ['taco', 'avocado', 'chilli'] },
  { tint: 'sand', art: ['pasta', 'tomato', 'basil'] },
  { tint: 'mint', art: [['lettuce', 1.2]], bare: true },
  { tint: 'rose', art: ['bottle', 'sponge'], bare: true },
  { tint: 'sky', art: ['box'], bare: true },
  { tint: 'apricot', art: ['milk', 'cheese', 'butter'], bare: true },
  { tint: 'pistachio', art: ['custard'] },
];

const SCENES: readonly ScenePicture[] = [
  { tint: 'butter', wall: 'lake', plate: true, art: ['fondue', 'wine', 'baguette'] },
  { tint: 'rose', wall: 'panel', table: 'slats', plate: true, art: ['ramen', 'dumpling'] },
  { tint: 'pistachio', table: 'vichy', awning: '#1A6A3D', plate: true, art: ['stew', 'salad'] },
  { tint: 'tomato', wall: 'tiles', awning: '#B3201B', plate: true, art: ['pizza', 'tomato', 'herb'] },
  { tint: 'mint', table: 'slats', art: ['bento', 'sushi'] },
  { tint: 'apricot', wall: 'tiles', table: 'slats', art: ['baguette', ['croissant', 1.3], 'loaf'] },
  { tint: 'sky', wall: 'sun', awning: '#1B3BA6', plate: true, art: ['taco', 'tropical', 'avocado', 'chilli'] },
  { tint: 'sand', wall: 'panel', table: 'vichy', plate: true, art: ['meat', 'fries', 'beer'] },
  { tint: 'rose', wall: 'sun', plate: true, art: ['cake'] },
];

const ADVERTS: readonly ScenePicture[] = [
  { tint: 'tomato', art: ['carrot', 'tomato', 'grapes'] },
  { tint: 'sky', plate: true, art: ['fondue', 'baguette'] },
  { tint: 'butter', art: [['scooter', 1.2], 'box'] },
];

const HERO: ScenePicture = { tint: 'butter', plate: true, art: ['fondue', 'salad', 'baguette', 'lemon', 'tropical'] };

type SceneProps = { readonly picture: ScenePicture; readonly shape: 'card' | 'advert'; readonly name?: string };

function Scene({ picture, shape, name = '' }: SceneProps) {
  const [width, height] = SCENE_SIZES[shape];
  const cover = shape === 'card' ? styles.cover : undefined;
  return <Picture src={scenePictureAddress(picture, shape)} alt={name} width={width} height={height} className={cover} />;
}

/** Composed pictures in every shape, alone and in a carousel. */
export function PictureSamples() {
  return (
    <>
      <Sample name="Dishes">
        <div className={styles.dishes}>
          {DISHES.map((picture) => {
            const src = dishPictureAddress(picture);
            return <Picture key={src} src={src} alt="" width={232} height={232} />;
          })}
          <Picture src="/nothing.svg" alt="A dish" width={232} height={232} />
        </div>
      </Sample>
      <Sample name="Store cards">
        <div className={styles.cards}>
          {SCENES.map((picture, index) => (
            <div key={index} className={styles.signed}>
              <Scene picture={picture} shape="card" />
              {index === 2 ? <Sign tone="pre" title="PRE-ORDER NOW" note="Deliveries from 18:00" /> : <span />}
            </div>
          ))}
        </div>
      </Sample>
      <Sample name="Carousel of adverts">
        <Carousel
          label="Offers"
          heading={<h3>What are you after?</h3>}
          previousLabel="Previous"
          nextLabel="Next"
          pageLabel={(page, pages) => `Page ${page} of ${pages}`}
          turning={{ milliseconds: 60_000, pauseLabel: 'Pause', playLabel: 'Play' }}
          className={styles.six}
        >
          {[...ADVERTS, ...ADVERTS].map((picture, index) => (
            <a key={index} href="#offer">
              <Scene picture={picture} shape="advert" name={`Offer ${index + 1}`} />
            </a>
          ))}
        </Carousel>
      </Sample>
      <Sample name="Banner">
        <Picture
          src={scenePictureAddress(SCENES[0] as ScenePicture, 'banner')}
          alt=""
          width={1280}
          height={250}
          className={styles.banner}
        />
      </Sample>
      <Sample name="Banner with an awning">
        <Picture
          src={scenePictureAddress(SCENES[3] as ScenePicture, 'banner')}
          alt=""
          width={1280}
          height={250}
          className={styles.banner}
        />
      </Sample>
      <Sample name="Hero">
        <Picture src={scenePictureAddress(HERO, 'hero')} alt="" width={1280} height={545} className={styles.hero} />
      </Sample>
    </>
  );
}
