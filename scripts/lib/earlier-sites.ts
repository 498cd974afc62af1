import earlier from '../../src/sample/sites/earlier.json' with { type: 'json' };

type Earlier = (typeof earlier)[number];
export { earlier };

/** The page that a sample client had before, as such pages looked: a document of its own, without files beside it. */
export function earlierPage(site: Earlier, { name, town }: { name: string; town: string }): string {
  const { ground, bar, font, links, heading, lines, notice, asides, layout } = site;
  const ink = ground === '#333333' ? '#eeeeee' : '#000000';
  const box = `border:3px outset #cccccc;padding:14px`;
  const menu = links.map((link) => `<u style="color:#0000ee">${link}</u>`);
  const side = asides.map((aside) => `<p style="${box};background:#eeeeee;color:#000">${aside}</p>`).join('');
  const text = lines.map((line) => `<p>${line}</p>`).join('');
  const gap = `<div style="width:210px;height:150px;border:1px solid #999;background:#f4f4f4;color:#900;font-size:16px">&#9746; photo</div>`;
  const columns = `<table width="1400" cellpadding="16" style="font-size:22px"><tr>
    <td width="260" valign="top" style="background:#eeeeee"><ul>${menu.map((one) => `<li>${one}</li><br>`).join('')}</ul></td>
    <td valign="top"><h1 align="center" style="font-size:34px">${heading}</h1><hr>${text}${gap}</td>
    <td width="260" valign="top">${side}</td></tr></table>`;
  const centre = `<center style="font-size:22px"><p style="background:#eeeeee;padding:10px">${menu.join(' &nbsp;|&nbsp; ')}</p>
    <h1 style="font-size:36px;max-width:1100px">${heading}</h1><div style="width:980px">${text}</div>
    <table cellpadding="20"><tr><td>${gap}</td><td>${gap}</td><td>${gap}</td></tr></table>
    <table cellpadding="10"><tr>${asides.map((aside) => `<td style="${box};background:#eeeeee;color:#000">${aside}</td>`).join('')}</tr></table></center>`;
  return `<!doctype html><meta charset="utf-8"><body style="margin:0;background:${ground};color:${ink};font-family:'${font}'">
    <div style="background:${bar};color:#fff;padding:18px;font-size:40px;font-weight:bold;text-align:center">${name}<br><small style="font-size:20px">${town}</small></div>
    <div style="background:#ffff00;color:#ff0000;font-size:24px;font-weight:bold;padding:6px 400px;white-space:nowrap">${notice}</div>
    ${layout === 'columns' ? columns : centre}
    <p align="center" style="font-size:16px">Best viewed in 1024 x 768 | All rights reserved</p></body>`;
}
