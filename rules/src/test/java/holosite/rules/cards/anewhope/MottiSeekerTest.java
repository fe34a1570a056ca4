package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Motti Seeker. */
class MottiSeekerTest {
    private static boolean finds(String at, String card) {
        var scene =
                table().site(CANTINA, LIGHT)
                        .at(at, card)
                        .on(CANTINA, "Motti Seeker")
                        .turn(LIGHT, Phase.CONTROL);
        scene.passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.isOnTable(card)).isEqualTo(scene.isOnTable("Motti Seeker"));
        return !scene.isOnTable("Motti Seeker");
    }

    @ParameterizedTest
    @CsvSource({
        "Motti, true",
        "DS-61-4, true",
        "Stormtrooper, false",
        "Darth Vader, false",
        "TIE Fighter, false"
    })
    void itFindsMottiAndPilotsOfLittleAbility(String card, boolean found) {
        assertThat(finds(CANTINA, card)).isEqualTo(found);
    }

    @Test
    void notElsewhere() {
        assertThat(finds(BAY, "Motti")).isFalse();
    }

    @Test
    void oneOfSeveralIsChosen() {
        var scene =
                table().at(CANTINA, "Motti", "DS-61-4", "Stormtrooper")
                        .on(CANTINA, "Motti Seeker")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(oneOf(scene)).containsExactlyInAnyOrder("Motti", "DS-61-4");
    }

    @Test
    void itDeploysToAnUnoccupiedSiteForOneForce() {
        var position =
                table().at(BAY, "Stormtrooper")
                        .at(FARM, "Rebel Trooper")
                        .site(MOS_EISLEY, LIGHT)
                        .site(CANTINA, LIGHT)
                        .system("Kessel", LIGHT)
                        .hand(LIGHT, "Motti Seeker");
        position.turn(LIGHT, Phase.DEPLOY).mayNot("deploy Motti Seeker");
        var scene = position.force(LIGHT, 1).turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, "Motti Seeker")).containsExactlyInAnyOrder(MOS_EISLEY, CANTINA);
    }

    @Test
    void nobodyAbleOrElsewhereIsAmongThoseToChooseFrom() {
        var scene =
                table().at(CANTINA, "Motti", "DS-61-4", "Darth Vader", "Boba Fett (5_91)")
                        .at(BAY, "DS-61-2")
                        .on(CANTINA, "Motti Seeker")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(oneOf(scene)).containsExactlyInAnyOrder("Motti", "DS-61-4");
        scene.choose("DS-61-4").passResponses();
        scene.passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.lost(DARK)).containsExactly("DS-61-4");
        assertThat(scene.isOnTable("Motti Seeker")).isFalse();
        assertThat(finds(CANTINA, "General Veers")).isFalse();
    }

    @Test
    void aPilotWhoIsMissingIsFoundToo() {
        var scene =
                table().at(CANTINA, "Motti")
                        .missing("Motti")
                        .on(CANTINA, "Motti Seeker")
                        .turn(LIGHT, Phase.CONTROL);
        scene.passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.isOnTable("Motti")).isFalse();
        var two =
                table().at(CANTINA, "Motti", "DS-61-4")
                        .missing("Motti")
                        .on(CANTINA, "Motti Seeker")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(oneOf(two)).containsExactlyInAnyOrder("Motti", "DS-61-4");
    }
}
