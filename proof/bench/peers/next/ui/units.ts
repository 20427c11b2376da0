/**
 * In what a visitor reads areas and prices, remembered by the browser. `<html>` bears the choice and
 * the style sheet shows by it. This runs in the head, before anything is drawn, and takes the choice
 * from the buttons of `unit-choices.tsx`.
 */
export const BEFORE_PAINT =
  "{const d=document.documentElement.dataset;try{const u=JSON.parse(localStorage.getItem('units'));for(const n of['area','money'])if(/^(ft|aed|usd)$/.test(u[n]))d[n]=u[n]}catch{}addEventListener('click',e=>{const b=e.target instanceof Element&&e.target.closest('[data-unit]');if(b){d[b.dataset.unit]=b.value;try{localStorage.setItem('units',JSON.stringify(d))}catch{}}})}"
