// The planets, drawn; viewBox 80 x 80.

export const ORBS: Record<string, string> = {
  exhalia:
    `<defs><radialGradient id="mo1" cx=".35" cy=".3" r=".8"><stop stop-color="#ffd9f0"/><stop offset=".45" stop-color="#b57be0"/><stop offset="1" stop-color="#3b2470"/></radialGradient></defs><circle cx="40" cy="40" r="25" fill="url(#mo1)"/><path d="M17 33q23 7 46-2M16 44q24 8 48-1M21 53q19 6 38 0" stroke="#fff" stroke-opacity=".35" stroke-width="2.500" fill="none"/><path d="M16.500 47C6 54 2 60 4 62.500c3 4 20-3 38-13S78 26 76 21.500C75 19 69 19.500 61 23" fill="none" stroke="#ffe6a8" stroke-width="3"/>`,
  ocg_trading_post:
    `<circle cx="40" cy="40" r="28" fill="none" stroke="#cfd8ee" stroke-width="5"/><circle cx="40" cy="40" r="28" fill="none" stroke="#4a5a86" stroke-width="5" stroke-dasharray="3 9"/><path d="M40 12v56M12 40h56" stroke="#8fa0c8" stroke-width="3.500"/><circle cx="40" cy="40" r="11" fill="#e8edf8"/><path d="M29 40a11 11 0 0 0 22 0z" fill="#9aa8cc"/><circle cx="40" cy="40" r="4.500" fill="#8be0a8"/><circle cx="40" cy="12" r="3.500" fill="#ffd166"/><circle cx="68" cy="40" r="3.500" fill="#ffd166"/><circle cx="40" cy="68" r="3.500" fill="#ffd166"/><circle cx="12" cy="40" r="3.500" fill="#ffd166"/>`,
  bazaar:
    `<defs><radialGradient id="mo3" cx=".35" cy=".3" r=".85"><stop stop-color="#ffe9a8"/><stop offset=".5" stop-color="#e8964a"/><stop offset="1" stop-color="#6a2a2c"/></radialGradient></defs><circle cx="40" cy="42" r="27" fill="url(#mo3)"/><path d="M20 40a8 8 0 0 1 16 0zM34 36a10 10 0 0 1 20 0zM50 43a7 7 0 0 1 14 0z" fill="#2fb3a6"/><path d="M44 26v-9l7 3-7 3M28 32v-7l5 2-5 2" fill="#ff8ab8" stroke="#fff" stroke-width="1"/><path d="M18 46h46M21 53h40" stroke="#fff3c9" stroke-width="2.500" stroke-dasharray="2 4"/><path d="M30 61h22" stroke="#fff3c9" stroke-width="2" stroke-dasharray="2 4"/>`,
  karokum:
    `<defs><radialGradient id="mo4" cx=".35" cy=".3" r=".85"><stop stop-color="#e0c7b0"/><stop offset=".5" stop-color="#9a6a55"/><stop offset="1" stop-color="#37222a"/></radialGradient></defs><circle cx="38" cy="42" r="25" fill="url(#mo4)"/><circle cx="30" cy="36" r="5" fill="#5a3a38"/><circle cx="45" cy="50" r="7" fill="#5a3a38"/><circle cx="44" cy="31" r="3" fill="#5a3a38"/><path d="M8 30l7-4 3 5-6 3zM62 20l9-3 2 6-8 3zM66 50l8 1-2 7-7-2zM16 64l6-3 4 6-7 2zM54 8l5 1-1 5-5-1z" fill="#b7c1d6"/><path d="M70 34l5 2-2 4-5-2z" fill="#8795b4"/>`,
  havana:
    `<defs><radialGradient id="mo5" cx=".35" cy=".3" r=".85"><stop stop-color="#d8fff0"/><stop offset=".5" stop-color="#37b3a0"/><stop offset="1" stop-color="#0c4058"/></radialGradient></defs><circle cx="40" cy="40" r="28" fill="url(#mo5)"/><path d="M22 34q8-10 18-5t16-4M20 50q10-7 20 0t20-3" stroke="#ffe9a8" stroke-width="4" fill="none" stroke-linecap="round"/>`,
};
