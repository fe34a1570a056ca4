package holosite.rules.cards.reflections3;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Come Here You Big Coward. */
class ComeHereYouBigCowardTest {
    private static final String GLEANING = "Plain Gleaning";

    private static final Card GLEAN =
            Kinds.usedInterrupt(GLEANING, LIGHT, "0_1")
                    .destiny(3)
                    .says(
                            Actions.used(
                                    Action.at(When.anyTime()).then(Effects.retrieve(Who.YOU, 2))));

    /** Light holds so many battlegrounds, Dark one or none, and each a site that is none. */
    private static Position held(int light, boolean dark) {
        var position =
                tableWith(GLEAN)
                        .site(CANTINA, DARK)
                        .site(BAY, DARK)
                        .at(WAR_ROOM, "Rebel Trooper")
                        .at("Death Star: Detention Block Corridor", "Sandtrooper")
                        .beside(DARK, "Come Here You Big Coward")
                        .hand(LIGHT, GLEANING)
                        .lost(LIGHT, 5);
        if (light > 0) {
            position.at(CANTINA, "Rebel Trooper");
        }
        if (light > 1) {
            position.at(BAY, "Rebel Trooper");
        }
        return dark ? position.at(MOS_EISLEY, "Stormtrooper") : position;
    }

    @ParameterizedTest
    @CsvSource({"0, true, 5", "1, true, 5", "2, true, 3", "1, false, 3"})
    void whoHoldsTooLittleRetrievesNothing(int light, boolean dark, int left) {
        var scene = held(light, dark).turn(LIGHT, Phase.CONTROL);
        scene.play(GLEANING).passResponses();
        assertThat(scene.lost(LIGHT)).hasSize(left);
    }

    @ParameterizedTest
    @CsvSource({"1, true, true", "2, true, false", "1, false, false"})
    void hisDrainsOffTheBattlegroundsAreCanceled(int light, boolean dark, boolean canceled) {
        var scene = held(light, dark).turn(LIGHT, Phase.CONTROL);
        scene.drainAt(WAR_ROOM).passResponses();
        scene.passUntil(LIGHT);
        assertThat(scene.lost(DARK).isEmpty()).isEqualTo(canceled);
    }

    @Test
    void hisDrainsAtBattlegroundsAreNot() {
        var scene = held(1, true).turn(LIGHT, Phase.CONTROL);
        scene.drainAt(CANTINA).passResponses();
        scene.passUntil(LIGHT);
        assertThat(scene.lost(DARK)).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0, true, false", "1, true, true", "0, false, true"})
    void anAsteroidSanctuaryIsCanceled(int light, boolean dark, boolean stays) {
        var scene =
                held(light, dark)
                        .locationOf("Tatooine", "Asteroid Field", DARK)
                        .at("Asteroid Field", "X-wing")
                        .on("Asteroid Field", "Asteroid Sanctuary")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.isOnTable("Asteroid Sanctuary")).isEqualTo(stays);
    }
}
