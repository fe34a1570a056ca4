package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.COMMAND_CENTER;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Major Bren Derlin. */
class MajorBrenDerlinTest {
    private static final String DERLIN = "Major Bren Derlin";
    private static final String ECHO_BAY = "Hoth: Echo Docking Bay";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Hoth: Ice Plains (5th Marker)|Hoth: Echo Docking Bay|false",
                "Hoth: Echo Docking Bay|Hoth: Echo Docking Bay|false",
                "Tatooine: Mos Eisley|Hoth: Echo Docking Bay|true",
                "Medium Transport|Hoth: Echo Docking Bay|true",
                "Hoth: Ice Plains (5th Marker)|Hoth: Defensive Perimeter (3rd Marker)|true"
            })
    void onHothHeKeepsReactsOutOfTheBase(String where, String battle, boolean reacts) {
        String other = battle.equals(ECHO_BAY) ? PERIMETER : ECHO_BAY;
        var position = table().system("Hoth", LIGHT).at("Hoth", "Medium Transport");
        if (where.equals("Medium Transport")) {
            position.passenger(where, DERLIN);
        } else {
            position.at(where, DERLIN);
        }
        var scene =
                position.site(PLAINS)
                        .site(MOS_EISLEY)
                        .at(battle, "Rebel Trooper", "Stormtrooper")
                        .at(other, "Bantha")
                        .passenger("Bantha", "Imperial Commander")
                        .force(LIGHT, 3)
                        .force(DARK, 3)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(battle);
        if (reacts) {
            scene.react("Bantha").passResponses();
            assertThat(scene.locationOf("Bantha")).isEqualTo(battle);
        } else {
            mayNotInThisPhase(scene, "react with Bantha");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Hoth: Ice Plains (5th Marker)|1|true",
                "Hoth: Ice Plains (5th Marker)|0|false",
                "Tatooine: Mos Eisley|1|false",
                "Hoth|1|false"
            })
    void onHothHeEndsBreachedDefenses(String where, int force, boolean can) {
        var position =
                table().system("Hoth", LIGHT)
                        .site(PLAINS)
                        .site(MOS_EISLEY)
                        .beside(DARK, "Breached Defenses")
                        .force(LIGHT, force);
        if (where.equals("Hoth")) {
            position.at("Hoth", "Medium Transport").passenger("Medium Transport", DERLIN);
        } else {
            position.at(where, DERLIN);
        }
        var scene = position.turn(LIGHT, Phase.CONTROL);
        assertThat(scene.isOffered("use " + DERLIN)).isEqualTo(can);
        if (can) {
            scene.use(DERLIN).passResponses();
            assertThat(scene.lost(DARK)).containsExactly("Breached Defenses");
            assertThat(scene.forcePile(LIGHT)).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Tatooine: Cantina|3",
                "Tatooine: Mos Eisley|2",
                "Hoth: Echo Command Center (War Room)|2"
            })
    void heIsStrongerInTheCantina(String where, double power) {
        var scene =
                table().site(CANTINA, LIGHT)
                        .site(COMMAND_CENTER, LIGHT)
                        .at(where, DERLIN)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power(DERLIN)).isEqualTo(power);
    }

    private static Card interrupt(String title) {
        return Kinds.lostInterrupt(title, DARK, "0_1")
                .destiny(4)
                .says(Actions.lost(Action.at(When.anyTime()).then(Effects.retrieve(Who.YOU, 1))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Local Trouble|Tatooine: Cantina|1|true",
                "Local Trouble|Tatooine: Cantina|0|false",
                "Local Trouble|Tatooine: Mos Eisley|1|false",
                "Other Trouble|Tatooine: Cantina|1|false"
            })
    void inTheCantinaHeStopsLocalTrouble(String title, String where, int force, boolean can) {
        var scene =
                tableWith(interrupt(title))
                        .site(CANTINA, LIGHT)
                        .site(MOS_EISLEY, LIGHT)
                        .at(where, DERLIN)
                        .hand(DARK, title)
                        .lost(DARK, 3)
                        .force(LIGHT, force)
                        .turn(DARK, Phase.CONTROL)
                        .play(title);
        assertThat(scene.isOffered("use " + DERLIN)).isEqualTo(can);
        if (can) {
            scene.use(DERLIN).passResponses();
            assertThat(scene.forcePile(LIGHT)).isEmpty();
            assertThat(scene.lost(DARK)).hasSize(4).contains(title);
        }
    }
}
