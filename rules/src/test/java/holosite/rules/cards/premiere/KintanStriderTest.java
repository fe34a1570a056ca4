package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Kintan Strider. */
class KintanStriderTest {
    private static final String STRIDER = "Kintan Strider";

    private static Position fight() {
        return table().site(CANTINA, DARK)
                .at(CANTINA, "Darth Vader", "Rebel Trooper")
                .hand(DARK, STRIDER)
                .force(DARK, 4)
                .reserve(LIGHT, 9);
    }

    /** The Light Side loses and forfeits its guard. */
    private static Scene forfeited(Position position) {
        var scene = position.turn(DARK, Phase.BATTLE).battleAt(CANTINA).passResponses();
        scene.passUntil(LIGHT, Prompt.Key.DAMAGE_SEGMENT).forfeit("Rebel Trooper");
        return scene;
    }

    @Test
    void aForfeitedCharacterOfTheOpponentBringsTheTopmostOneBack() {
        var scene = forfeited(fight().lost(DARK, "Dewback", "Stormtrooper", "Dengar"));
        scene.passUntil("play " + STRIDER).play(STRIDER).passResponses();

        assertThat(scene.hand(DARK)).containsExactly("Stormtrooper");
        assertThat(scene.isIn("Dengar", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isIn(STRIDER, Zone.LOST_PILE)).isTrue();
        assertThat(scene.forcePile(DARK)).hasSize(2);
    }

    @Test
    void itNeedsACharacterToBringBackAndForceToUse() {
        forfeited(fight().lost(DARK, "Dewback")).mayNot("play " + STRIDER);
        var poor =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Darth Vader", "Rebel Trooper")
                        .hand(DARK, STRIDER)
                        .lost(DARK, "Dengar")
                        .force(DARK, 1)
                        .reserve(LIGHT, 9);
        forfeited(poor).mayNot("play " + STRIDER);
    }

    @Test
    void losingOnesOwnCharacterIsNoOccasion() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Stormtrooper", "Luke Skywalker", "Obi-Wan Kenobi")
                        .hand(DARK, STRIDER)
                        .force(DARK, 3)
                        .lost(DARK, "Dengar")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).passResponses();
        scene.passUntil(DARK, Prompt.Key.DAMAGE_SEGMENT).forfeit("Stormtrooper");
        scene.mayNot("play " + STRIDER);
    }

    @Test
    void aLostStarshipIsNoOccasion() {
        var scene =
                table().system("Tatooine", DARK)
                        .at("Tatooine", "Devastator", "X-wing")
                        .hand(DARK, STRIDER)
                        .force(DARK, 4)
                        .lost(DARK, "Dengar")
                        .reserve(LIGHT, 9)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt("Tatooine").passUntil(LIGHT, Prompt.Key.DAMAGE_SEGMENT).forfeit("X-wing");
        for (; scene.inBattle(); scene.answerDefault()) {
            scene.mayNot("play " + STRIDER);
        }
        assertThat(scene.isIn("X-wing", Zone.LOST_PILE)).isTrue();
    }
}
