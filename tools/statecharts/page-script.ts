/**
 * What runs in a machine's page, as text: choosing a state or a journey by click, key or link (`#state=way.paid`,
 * `#journey=2`), lighting up its ways, and walking the drawing with the arrow keys.
 */
export const pageScript = `
const chart=document.querySelector('.scroll .chart'),all=(q,at=document)=>[...at.querySelectorAll(q)];
const states=all('.state[role]',chart),byPath=path=>all('.state',chart).find(s=>s.dataset.state===path);
const clear=()=>{chart.classList.remove('faded');all('.lit,.chosen').forEach(x=>x.classList.remove('lit','chosen'))};
const light=ways=>{const ids=new Set(ways),lines=new Set();
  all('.row',chart).forEach(row=>{if(ids.has(row.dataset.way)){row.classList.add('lit');lines.add(row.closest('.tab').dataset.line)}});
  all('.line,.tab',chart).forEach(x=>{if(lines.has(x.dataset.line)){x.classList.add('lit');x.dataset.line.split('>').forEach(path=>byPath(path)?.classList.add('lit'))}})};
const inView=(el,block)=>el?.scrollIntoView({block,inline:'center',behavior:matchMedia('(prefers-reduced-motion:reduce)').matches?'auto':'smooth'});
const choose=path=>{const state=byPath(path);if(!state)return;state.classList.add('chosen');
  states.forEach(s=>s.setAttribute('tabindex',s===state?'0':'-1'));
  const entry=all('.entry').find(e=>e.dataset.state===path);entry?.classList.add('chosen');
  light(all('.row',chart).filter(r=>r.closest('.tab').dataset.line.startsWith(path+'>')).map(r=>r.dataset.way))};
const follow=slug=>{const story=document.getElementById('journey-'+slug);if(!story)return;story.classList.add('chosen');chart.classList.add('faded');
  light(all('li[data-ways]',story).flatMap(li=>JSON.parse(li.dataset.ways)))};
const read=move=>{clear();const link=new URLSearchParams(location.hash.slice(1));
  if(link.has('state')){choose(link.get('state'));if(move)inView(byPath(link.get('state')),'center')}
  if(link.has('journey')){follow(link.get('journey'));if(move)inView(chart,'start')}};
const go=path=>{location.hash='state='+encodeURIComponent(path)};
states.forEach(s=>{s.addEventListener('click',()=>go(s.dataset.state))});
chart.addEventListener('keydown',e=>{const at=states.indexOf(document.activeElement);if(at<0)return;
  if(e.key==='Enter'||e.key===' '){e.preventDefault();go(states[at].dataset.state);return}
  if(e.key==='Escape'){location.hash='';return}
  const turn={ArrowDown:[0,1],ArrowUp:[0,-1],ArrowRight:[1,0],ArrowLeft:[-1,0]}[e.key];if(!turn)return;e.preventDefault();
  const mid=s=>{const b=s.getBoundingClientRect();return[b.x+b.width/2,b.y+b.height/2]},[x,y]=mid(states[at]);
  const next=states.map(s=>{const[a,b]=mid(s),on=(a-x)*turn[0]+(b-y)*turn[1],off=Math.abs((a-x)*turn[1])+Math.abs((b-y)*turn[0]);return{s,on,cost:on+off*2}}).filter(n=>n.on>4).sort((a,b)=>a.cost-b.cost)[0];
  if(next){states.forEach(s=>s.setAttribute('tabindex','-1'));next.s.setAttribute('tabindex','0');next.s.focus()}});
states[0]?.setAttribute('tabindex','0');
addEventListener('hashchange',()=>read(true));read(location.hash.length>1);
`;
