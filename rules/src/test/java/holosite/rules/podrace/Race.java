package holosite.rules.podrace;

import static holosite.language.card.Side.DARK;

import holosite.cards.AllCards;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;

/** Tables with a Podrace going on. */
final class Race {
    static final String ARENA = "Tatooine: Podrace Arena";
    static final String BAY = "Tatooine: Podracer Bay";
    static final String EVENT = "dark Boonta Eve Podrace";
    static final String SEBULBA = "Sebulba's Podracer";
    static final String BEN = "Ben Quadinaros' Podracer";
    static final String ANAKIN = "Anakin's Podracer";

    private Race() {}

    /** The arena with the Epic Event of the Dark Side on it. */
    static Position ready() {
        return Scene.with(AllCards::all).site(ARENA, DARK).on(ARENA, EVENT);
    }

    /** The same with the race going on. */
    static Position going() {
        return ready().counter(EVENT, 1);
    }

    static double total(Scene scene, String racer) {
        return scene.figure(Figure.RACE_TOTAL, racer);
    }

    static double highest(Scene scene, Side side) {
        return RaceTotals.highest(scene.state(), side);
    }
}
