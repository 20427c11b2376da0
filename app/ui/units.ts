/**
 * In what a visitor reads areas and prices, remembered by the browser: pages are kept for all visitors
 * alike. `<html>` bears the choice and `app.css` shows by it. This runs in the head, before anything is
 * drawn, so that whoever reads in feet never sees a metre; and it takes the choice from the buttons of
 * `unit-choices.tsx`, on a page that nothing else has brought to life.
 */
export const BEFORE_PAINT =
  "{const d=document.documentElement.dataset;try{const u=JSON.parse(localStorage.getItem('units'));for(const n of['area','money'])if(/^(ft|aed|usd)$/.test(u[n]))d[n]=u[n]}catch{}addEventListener('click',e=>{const b=e.target instanceof Element&&e.target.closest('[data-unit]');if(b){d[b.dataset.unit]=b.value;try{localStorage.setItem('units',JSON.stringify(d))}catch{}}})}"
