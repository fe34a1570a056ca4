package holosite.rules.podrace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;

import holosite.cards.AllCards;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;

/** Tables with a Podrace going on. */
public final class Race {
    public static final String ARENA = "Tatooine: Podrace Arena";
    public static final String BAY = "Tatooine: Podracer Bay";
    public static final String EVENT = "dark Boonta Eve Podrace";
    public static final String SEBULBA = "Sebulba's Podracer";
    public static final String BEN = "Ben Quadinaros' Podracer";
    public static final String ANAKIN = "Anakin's Podracer";

    private Race() {}

    /** The arena with the Epic Event of the Dark Side on it. */
    public static Position ready() {
        return Scene.with(AllCards::all).site(ARENA, DARK).on(ARENA, EVENT);
    }

    /** The same with the race going on. */
    public static Position going() {
        return ready().counter(EVENT, 1);
    }

    public static double total(Scene scene, String racer) {
        return scene.figure(Figure.RACE_TOTAL, racer);
    }

    public static double highest(Scene scene, Side side) {
        return RaceTotals.highest(scene.state(), side);
    }

    /** Sebulba's race destinies come to this without what his Podracer adds. */
    public static Position racing(double sebulba, double anakin) {
        return going().at(ARENA, SEBULBA, ANAKIN)
                .raceDestiny(SEBULBA, sebulba, "Stormtrooper")
                .raceDestiny(ANAKIN, anakin, "Rebel Trooper");
    }

    /**
     * The Light Side is about to win a race on this table; which of the results comes first is
     * asked.
     */
    public static Scene lightWins(Position table) {
        var scene =
                table.at(ARENA, ANAKIN)
                        .raceDestiny(ANAKIN, 30, "Rebel Trooper")
                        .lost(LIGHT, 15)
                        .turn(LIGHT, Phase.BATTLE);
        scene.bothPass().expectPrompt(Prompt.Key.WHICH_FIRST);
        return scene;
    }

    /** How much Force this side lost once the loss was paid first. */
    public static int lostBy(Side side, Scene scene) {
        scene.option(1);
        return forceLost(side, scene);
    }

    /** The cards in the Lost Pile, without the Podracers. */
    public static int forceLost(Side side, Scene scene) {
        return (int) scene.lost(side).stream().filter(name -> !name.contains("Podracer")).count();
    }
}
