/** The family's name in style sheets, with what stands in for it. */
export const fontFamily = "'Bricolage Grotesque Variable','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

export const colours = `:root{color-scheme:light dark;
--ground:light-dark(#FBF9F4,#12110E);--surface:light-dark(#FFFFFF,#1A1814);--sunken:light-dark(#F3EFE6,#0F0E0B);--paper:light-dark(#FFFFFF,#1A1814);--ink:light-dark(#1B1A17,#F4F0E8);
--ink-2:light-dark(#57524A,#C6BFB3);--rule:light-dark(#E2DCCF,#35312A);--rule-strong:light-dark(#8B8478,#8F887B);--accent:light-dark(#1B3BA6,#B0C1FF);--accent-soft:light-dark(#E8EDFA,#1D2440);
--plate:light-dark(#1B3BA6,#2B4BC0);--customer:light-dark(#1B3BA6,#B0C1FF);--answer:light-dark(#1A6A3D,#82D5A3);--failure:light-dark(#B3201B,#FF9F95);--time:light-dark(#855300,#FFD778);
--busy:light-dark(#EAF2F9,#1A2733);--busy-edge:light-dark(#3C6B93,#8DB6D8);--blocked:light-dark(#FCEAE8,#3A1B18);--good:light-dark(#E5F4EB,#15291D);--half:light-dark(#FFF2CC,#33290C);
--safran:#FFC845;--end:light-dark(#F3F0E9,#0D0C0A);--calm-edge:light-dark(#57524A,#C6BFB3);--waiting:light-dark(#FFFFFF,#26231E);--group:light-dark(#F7F5F0,#16140F)}`;

/** The rules of a drawing; colours come from the custom properties around it. */
export const drawingStyle = `
.chart{display:block;font-family:${fontFamily}}
.chart text{fill:var(--ink)}
.chart .title{font-weight:680;font-size:14px}
.chart .group-title{font-weight:680;font-size:13.5px}
.chart .words{font-weight:620;font-size:12px;fill:currentColor}
.chart .condition{font-weight:440;font-size:12px;fill:var(--ink-2)}
.box{stroke-width:1.5}.inner{fill:none;stroke-width:1.2}
.is-customer .box{fill:var(--waiting);stroke:var(--calm-edge)}
.is-time .box{fill:var(--waiting);stroke:var(--time)}
.is-instant .box{fill:var(--waiting);stroke:var(--calm-edge);stroke-dasharray:5 3}
.is-answer .box{fill:var(--busy);stroke:var(--busy-edge)}
.is-blocked .box{fill:var(--blocked);stroke:var(--failure)}
.is-good .box{fill:var(--good);stroke:var(--answer)}.is-good .inner{stroke:var(--answer)}
.is-end .box{fill:var(--end);stroke:var(--calm-edge)}.is-end .inner{stroke:var(--calm-edge)}
.is-group .box{fill:var(--group);stroke:var(--rule-strong);stroke-width:1.25}
.region>.box{stroke-dasharray:8 5}
.sign{color:var(--calm-edge)}.is-answer .sign{color:var(--busy-edge)}.is-blocked .sign{color:var(--failure)}.is-good .sign{color:var(--answer)}.is-time .sign{color:var(--time)}
.stays{color:var(--ink-2)}
.start{fill:var(--ink);color:var(--ink)}
.by-customer{color:var(--customer)}.by-answer{color:var(--answer)}.by-failure{color:var(--failure)}.by-time{color:var(--time)}
.wire{fill:none;stroke:currentColor;stroke-width:1.6}.head{fill:currentColor}
.by-customer>.wire{stroke-width:2.2}
.by-failure>.wire{stroke-dasharray:6 3.5}
.by-time>.wire{stroke-width:2;stroke-dasharray:1.5 3.5;stroke-linecap:round}
.tab>rect{fill:var(--paper);stroke:currentColor;stroke-opacity:.46;stroke-width:1}
.halo{fill:none;stroke:none}
.state:focus{outline:none}.state:focus-visible .halo,.state.chosen .halo{stroke:var(--accent);stroke-width:3}
.state[role]{cursor:pointer}
.touch{fill:none;stroke:transparent;stroke-width:14;pointer-events:stroke}
.row{cursor:pointer}.plate{fill:var(--group)}
.line:hover>.wire,.lit>.wire{stroke-width:3.6}.tab:hover>rect,.tab.lit>rect,.tab.open>rect{stroke-opacity:1;stroke-width:1.6}
.row.lit>rect{fill:color-mix(in srgb,currentColor 13%,var(--paper))}
.chart.faded .line:not(.lit,.open),.chart.faded .tab:not(.lit,.open){opacity:.22}.chart.faded .state:not(.lit,.now,.was,.near,.is-group){opacity:.4}
.faded .tab .row:not(.lit,.open){opacity:.38}.faded .line.lit>.wire{stroke-dasharray:none}.row.current>rect{stroke:currentColor;stroke-width:1.5}
.state.was>.box,.state.lit>.box{stroke-width:2.6}
.state.now>.halo{fill:color-mix(in srgb,var(--safran) 46%,transparent)}.state.now>.box{stroke:var(--ink);stroke-width:3}
.badge>rect{fill:var(--accent);stroke:none}.chart .badge>text{font-weight:700;font-size:12px;fill:var(--paper)}
.covered .line,.covered .tab,.covered .row{color:var(--answer)}.covered .wire{stroke-width:2.2;stroke-dasharray:none}.covered .start,.covered .start .wire{color:var(--ink-2);fill:none}.covered .start circle{fill:var(--ink-2)}
.covered .state:not(.is-group)>.box{fill:var(--good);stroke:var(--answer)}.covered .sign{color:var(--answer)}.covered .is-group>.box{fill:none}
.covered :is(.line,.tab,.row).half{color:var(--time)}.covered .line.half>.wire{stroke-dasharray:9 4}.covered .state.half:not(.is-group)>.box{fill:var(--half);stroke:var(--time)}.covered .half>.sign{color:var(--time)}
.covered :is(.line,.tab,.row).never{color:var(--failure)}.covered .line.never>.wire{stroke-width:3.4;stroke-dasharray:2.5 4}.covered .state.never:not(.is-group)>.box{fill:var(--blocked);stroke:var(--failure)}.covered .never>.sign{color:var(--failure)}
@media (forced-colors:active){.chart text{fill:CanvasText}}
`;
