package holosite.server.wire;

import holosite.rules.tell.Narrator;
import holosite.rules.view.LastingView;
import holosite.rules.view.View;
import holosite.server.message.LastingInfo;

/** What is in force for a while, in words. */
final class LastingSection {
    private final Narrator narrator;

    LastingSection(Narrator narrator) {
        this.narrator = narrator;
    }

    LastingInfo of(View view) {
        return new LastingInfo(view.lastings().stream().map(one -> effect(view, one)).toList());
    }

    private LastingInfo.LastingEffect effect(View view, LastingView lasting) {
        return new LastingInfo.LastingEffect(
                lasting.card(),
                narrator.tag(lasting),
                narrator.lasting(lasting),
                narrator.until(view, lasting),
                lasting.touches());
    }
}
