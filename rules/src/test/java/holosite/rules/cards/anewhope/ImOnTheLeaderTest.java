package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** I'm On The Leader. */
class ImOnTheLeaderTest {
    private static final String LEADER = "I'm On The Leader";
    private static final String TRENCH = "Death Star: Trench";
    private static final String TORPEDOES = "Proton Torpedoes";

    /** An X-wing of maneuver 2 in the trench, with one TIE behind it and one left behind. */
    private static Scene run(String... wingmen) {
        var scene =
                table().system("Death Star", DARK)
                        .site(TRENCH, LIGHT)
                        .on(TRENCH, "Attack Run")
                        .at("Death Star", "X-wing", "Y-wing", "TIE Fighter", "TIE Scout")
                        .on("X-wing", TORPEDOES)
                        .on("TIE Fighter", "Enhanced TIE Laser Cannon")
                        .at("Death Star", "TIE Fighter")
                        .stolen("TIE Fighter#2")
                        .hand(DARK, LEADER)
                        .turn(LIGHT, Phase.MOVE);
        scene.use("Attack Run").passResponses();
        scene.choose(wingmen);
        scene.choose("TIE Fighter");
        return scene;
    }

    @Test
    void aStarfighterOfTheRunIsLostToATotalAboveItsManeuver() {
        var scene = run();
        assertThat(scene.locationOf("X-wing")).isEqualTo(TRENCH);
        scene.nextDestiny(DARK, 2);
        scene.play(LEADER);
        assertThat(scene.lost(LIGHT)).contains("X-wing").doesNotContain("Y-wing");
        assertThat(scene.lost(DARK)).contains(LEADER);
    }

    @Test
    void aTotalOfItsManeuverIsNotEnough() {
        var scene = run();
        scene.nextDestiny(DARK, 1);
        scene.play(LEADER).passUntil(LIGHT, Phase.DRAW);
        assertThat(scene.lost(LIGHT)).doesNotContain("X-wing");
    }

    @Test
    void aTieThatWasStolenDoesNotHelp() {
        var scene = run("TIE Fighter#2");
        scene.nextDestiny(DARK, 1);
        scene.play(LEADER).at("X-wing").passUntil(LIGHT, Phase.DRAW);
        assertThat(scene.lost(LIGHT)).doesNotContain("X-wing");
    }

    @Test
    void otherwiseItHelpsTheWeaponsOfAnyStarfighterForATurn() {
        var scene =
                table().at("Death Star", "X-wing", "TIE Fighter", "Devastator")
                        .on("X-wing", TORPEDOES)
                        .on("TIE Fighter", "Enhanced TIE Laser Cannon")
                        .hand(DARK, LEADER)
                        .turn(DARK, Phase.CONTROL);
        scene.play(LEADER);
        assertThat(scene.offered()).contains("X-wing", "TIE Fighter").doesNotContain("Devastator");
        scene.at("TIE Fighter").passResponses();
        assertThat(scene.figure(Figure.WEAPON_DESTINY_DRAW, "Enhanced TIE Laser Cannon"))
                .isEqualTo(1);
        assertThat(scene.figure(Figure.WEAPON_DESTINY_DRAW, TORPEDOES)).isZero();
        scene.passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.figure(Figure.WEAPON_DESTINY_DRAW, "Enhanced TIE Laser Cannon")).isZero();
    }
}
