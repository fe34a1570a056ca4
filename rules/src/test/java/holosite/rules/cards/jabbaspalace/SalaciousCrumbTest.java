package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Salacious Crumb; odd and even destinies are in EvenNumberTest. */
class SalaciousCrumbTest {
    private static final int FORCE = 5;

    /** A battle is free where he is, and an even battle destiny costs 1 there and next to it. */
    @ParameterizedTest
    @CsvSource({"Cantina, 1", "Docking Bay 94, 2", "Mos Eisley, 1"})
    void hisSiteAndThoseNextToItAreHisAudience(String site, int used) {
        String place = "Tatooine: " + site;
        var scene =
                table().site(CANTINA, Side.DARK)
                        .site(BAY, Side.DARK)
                        .site(MOS_EISLEY, Side.DARK)
                        .at(CANTINA, "Salacious Crumb")
                        .at(place, "Luke Skywalker", "Stormtrooper")
                        .force(LIGHT, FORCE)
                        .nextDestiny(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(place).passUntil(Prompt.Key.DRAW_BATTLE_DESTINY).yes();
        assertThat(scene.forcePile(LIGHT)).hasSize(FORCE - used);
    }

    @Test
    void aboardAStarshipNobodyMindsHim() {
        var scene =
                table().at("Tatooine", "Devastator", "Corellian Corvette")
                        .passenger("Devastator", "Salacious Crumb")
                        .pilot("Corellian Corvette", "Luke Skywalker")
                        .force(LIGHT, FORCE)
                        .nextDestiny(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt("Tatooine").passUntil(Prompt.Key.DRAW_BATTLE_DESTINY).yes();
        assertThat(scene.forcePile(LIGHT)).hasSize(FORCE - 1);
    }

    @Test
    void heLaughsAtNoWeaponDestiny() {
        var scene =
                table().at(CANTINA, "Salacious Crumb", "Stormtrooper", "Luke Skywalker")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .force(LIGHT, FORCE)
                        .nextDestiny(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).fire("Blaster Rifle").at("Stormtrooper").passUntil(Side.DARK);
        assertThat(scene.isHit("Stormtrooper")).isTrue();
        // the rifle costs 2
        assertThat(scene.forcePile(LIGHT)).hasSize(FORCE - 2);
    }
}
