/**
 * Remembers in the browser in which units a visitor reads areas and prices; the cached pages are the
 * same for everyone. The choice is a data attribute of `<html>`, and `app.css` shows the units by it.
 * The script runs in the head, before the first paint, so that the other units never flash up. It also
 * handles clicks on the buttons of `unit-choices.tsx`, which work before hydration.
 */
export const UNITS_SCRIPT =
  "{const d=document.documentElement.dataset;try{const u=JSON.parse(localStorage.getItem('units'));for(const n of['area','money'])if(/^(ft|aed|usd)$/.test(u[n]))d[n]=u[n]}catch{}addEventListener('click',e=>{const b=e.target instanceof Element&&e.target.closest('[data-unit]');if(b){d[b.dataset.unit]=b.value;try{localStorage.setItem('units',JSON.stringify(d))}catch{}}})}"
