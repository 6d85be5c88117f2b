import type * as city from '../cities/city-content.ts';
import type * as store from '../cities/store-content.ts';
import type * as text from '../cities/text.ts';

/** What the demo city is written down in: the words of any city. */
export type Text = text.Text;
export type Diet = store.Diet;
export type Allergen = store.Allergen;
export type DemoSpecification = store.SpecificationContent;
export type DemoItem = store.ItemContent;
export type DemoSection = store.SectionContent;
export type DemoStore = store.StoreContent;
export type DemoCategory = city.CategoryContent;
export type DemoAdvert = city.AdvertContent;
export type DemoOption = store.OptionContent;
export type DemoCashback = store.CashbackContent;
export type DemoDay = store.DayContent;
