package holosite.rules.cards.anewhope;

import holosite.language.card.Side;

/** What're You Tryin' To Push On Us? */
final class WhatreYouTryinToPushOnUsTest extends CollectorCase {
    WhatreYouTryinToPushOnUsTest() {
        super(Side.LIGHT, "What're You Tryin' To Push On Us?", "Control (4_139)", "Ommni Box");
    }
}
