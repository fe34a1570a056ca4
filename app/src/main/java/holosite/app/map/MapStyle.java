package holosite.app.map;

/** The style of a map: colours, fonts and icons, all drawn by us. */
final class MapStyle {
    private MapStyle() {}

    static final String STYLE =
            """
            <style>
            svg { background: #04070d }
            text { font-family: Helvetica, Arial, "Liberation Sans", sans-serif; fill: #eef4ff }
            .t-title { font-size: 21px; font-weight: 700 }
            .t-region { font-size: 17px; font-weight: 700 }
            .t-name { font-size: 13px; font-weight: 700 }
            .t-figure { font-size: 13px; font-weight: 700 }
            .t-small { font-size: 12px }
            .t-label { font-size: 12px; fill: #bccbe2 }
            .t-mark { font-size: 11.5px; font-weight: 700; fill: #ffb454 }
            symbol { fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round }
            .ground { fill: #04070d }
            .star { fill: #93a6c4 }
            .plate { fill: #0e1624; stroke: #3b557c }
            .inner { fill: #162135; stroke: #6f8db8; stroke-dasharray: 7 5 }
            .strip { fill: #080d17; stroke: #243650 }
            .tile { fill: #0a111b; stroke: #5b7488 }
            .fought { stroke: #ffb454; stroke-width: 2.5 }
            .foot { stroke: #9fc3d8; stroke-width: 3 }
            .flight { stroke: #9fc3d8; stroke-width: 2; stroke-dasharray: 6 4 }
            .landing { stroke: #9fc3d8; stroke-width: 2; stroke-dasharray: 1.5 4.5; stroke-linecap: round }
            .place { color: #9fc3d8 }
            .dark { color: #ff7a86 }
            .light { color: #7accff }
            .dark-card { fill: #23242c; stroke: #b8404f }
            .light-card { fill: #102a44; stroke: #3f86b8 }
            .dark-tag { fill: #15161b; stroke: #b8404f }
            .light-tag { fill: #0a1a2b; stroke: #3f86b8 }
            .dark-held { fill: #6b1f2b; stroke: #ff7a86 }
            .light-held { fill: #17466b; stroke: #7accff }
            .dark-edge { stroke: #b8404f; stroke-width: 3 }
            .light-edge { stroke: #3f86b8; stroke-width: 3 }
            </style>
            """;

    static final String SYMBOLS =
            """
            <defs>
            <symbol id="power" viewBox="0 0 24 24">
            <path fill="currentColor" fill-opacity=".24" d="M13.8 2 4.8 13.6h6.1L9.4 22l9.8-12.2h-6.3z"/>
            </symbol>
            <symbol id="ability" viewBox="0 0 24 24">
            <circle cx="12" cy="12" r="2.6" fill="currentColor" stroke="none"/>
            <circle cx="12" cy="12" r="6" fill="currentColor" fill-opacity=".24"/>
            <path d="M4.2 7.2a9.2 9.2 0 0 1 15.6 0M4.2 16.8a9.2 9.2 0 0 0 15.6 0"/>
            </symbol>
            <symbol id="forfeit" viewBox="0 0 24 24">
            <path fill="currentColor" fill-opacity=".24" d="M12 2.2 20 5v6.4c0 5-3.3 8.6-8 10.4-4.7-1.8-8-5.4-8-10.4V5z"/>
            <path d="m13.4 3-4 7.2 5.2 2.6-3.4 8"/>
            </symbol>
            <symbol id="side-l" viewBox="0 0 24 24">
            <circle cx="12" cy="12" r="9.5"/>
            <path fill="currentColor" stroke="none" d="M12 4.8c2.9 3.5 4.2 5.7 4.2 8.3a4.2 4.2 0 0 1-8.4 0c0-2.6 1.3-4.8 4.2-8.3z"/>
            </symbol>
            <symbol id="side-d" viewBox="0 0 24 24">
            <path d="M7.7 2h8.6L22 7.7v8.6L16.3 22H7.7L2 16.3V7.7z"/>
            <path fill="currentColor" stroke="none" d="M12 19 17 7H7z"/>
            </symbol>
            <symbol id="force-l" viewBox="0 0 24 24">
            <circle cx="12" cy="12" r="9.7" fill="currentColor" fill-opacity=".24"/>
            <path fill="currentColor" stroke="none" d="M12 4.8c2.9 3.5 4.2 5.7 4.2 8.3a4.2 4.2 0 0 1-8.4 0c0-2.6 1.3-4.8 4.2-8.3z"/>
            </symbol>
            <symbol id="force-d" viewBox="0 0 24 24">
            <path fill="currentColor" stroke="currentColor" fill-rule="evenodd" d="M7.7 2h8.6L22 7.7v8.6L16.3 22H7.7L2 16.3V7.7zM12 19.2 17 7.5H7z"/>
            </symbol>
            <symbol id="interior" viewBox="0 0 24 24">
            <path fill="currentColor" fill-opacity=".24" d="M3.5 21V11.5a8.5 8.5 0 0 1 17 0V21z"/>
            <path d="M8.5 21v-8.6a3.5 3.5 0 0 1 7 0V21"/>
            </symbol>
            <symbol id="exterior" viewBox="0 0 24 24">
            <circle cx="15.5" cy="7" r="3.6" fill="currentColor" fill-opacity=".24"/>
            <path d="M2 20.5h20"/>
            <path fill="currentColor" fill-opacity=".24" d="m3 20.5 6-9 4.2 5.6 2.4-2.7 5.4 6.1z"/>
            </symbol>
            <symbol id="docking" viewBox="0 0 24 24">
            <path d="M7.5 3H3v18h4.5M16.5 3H21v18h-4.5"/>
            <path fill="currentColor" fill-opacity=".24" d="m12 5.5 4.2 12L12 15l-4.2 2.5z"/>
            </symbol>
            <symbol id="captive" viewBox="0 0 24 24">
            <circle cx="12" cy="10" r="3.3" fill="currentColor" stroke="none"/>
            <path fill="currentColor" stroke="none" fill-opacity=".5" d="M6.5 20c.4-3.6 2.4-5.4 5.5-5.4s5.1 1.8 5.5 5.4z"/>
            <path d="M3 3h18v18H3zM8 3v18M16 3v18"/>
            </symbol>
            <symbol id="pilot" viewBox="0 0 24 24">
            <path fill="currentColor" fill-opacity=".24" d="m12 4 3 7-3 9-3-9z"/>
            <path d="M9.2 12.8 1.6 7.6c.9 5.4 3.6 8.4 8.5 8.8M14.8 12.8l7.6-5.2c-.9 5.4-3.6 8.4-8.5 8.8"/>
            </symbol>
            <symbol id="weapon" viewBox="0 0 24 24">
            <path d="M20.5 3.5 9.5 14.5"/>
            <path fill="currentColor" fill-opacity=".24" d="m8.3 12.3 3.4 3.4-5.9 5.8-3.3-3.3z"/>
            <path d="m6.8 10.8 6.4 6.4"/>
            </symbol>
            <symbol id="device" viewBox="0 0 24 24">
            <rect x="7" y="7" width="10" height="10" rx="1.5" fill="currentColor" fill-opacity=".24"/>
            <path d="M9.5 3v4M14.5 3v4M9.5 17v4M14.5 17v4M3 9.5h4M3 14.5h4M17 9.5h4M17 14.5h4"/>
            </symbol>
            <symbol id="effect" viewBox="0 0 24 24">
            <ellipse cx="12" cy="12" rx="10" ry="4"/>
            <ellipse cx="12" cy="12" rx="10" ry="4" transform="rotate(60 12 12)"/>
            <ellipse cx="12" cy="12" rx="10" ry="4" transform="rotate(120 12 12)"/>
            </symbol>
            <symbol id="starship" viewBox="0 0 24 24">
            <path fill="currentColor" fill-opacity=".24" d="m12 2 4 9 5.5 6.5-6.5-1L12 22l-3-5.5-6.5 1L8 11z"/>
            </symbol>
            <symbol id="vehicle" viewBox="0 0 24 24">
            <path fill="currentColor" fill-opacity=".24" d="M2 12.5 5.5 8.5H14l8 4.5-3.5 3H5z"/>
            <path d="M8 8.5 9.5 5.5h3L14.5 8.5M5.5 19.5h4.5M13 19.5h4.5"/>
            </symbol>
            <symbol id="character" viewBox="0 0 24 24">
            <circle cx="12" cy="8" r="4.2" fill="currentColor" fill-opacity=".24"/>
            <path d="M3.5 21c.6-5 3.6-7.6 8.5-7.6s7.9 2.6 8.5 7.6"/>
            </symbol>
            <symbol id="planet" viewBox="0 0 24 24">
            <circle cx="12" cy="12" r="9.2" fill="currentColor" fill-opacity=".24"/>
            <path d="M3.4 9h17.2M3.4 15h17.2"/>
            </symbol>
            <symbol id="sector" viewBox="0 0 24 24">
            <path d="M3 20.5C7 10 12 5 21.5 3.5"/>
            <path d="M3 12.5C6 7.5 9 5 14 3" opacity=".6"/>
            <path fill="currentColor" fill-opacity=".24" d="m14 12 4-1.2 2.5 3-1 4-4 1.2-3-3z"/>
            <circle cx="9" cy="19" r="1.5" fill="currentColor" stroke="none"/>
            </symbol>
            <symbol id="mobile" viewBox="0 0 24 24">
            <circle cx="12" cy="12" r="9.5" fill="currentColor" fill-opacity=".24"/>
            <path d="M2.8 13.5h18.4M2.8 10.5h18.4"/>
            <circle cx="15.5" cy="7" r="1.8" fill="currentColor" stroke="none"/>
            </symbol>
            </defs>
            """;
}
