package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;

/** Thunderflare. */
class ThunderflareTest {
    private static Card heavy() {
        return Kinds.starshipWeapon("Plain Battery", DARK, "0_1")
                .destiny(2)
                .is(Trait.TURBOLASER_BATTERY)
                .says(
                        Abilities.deploysOn(Filters.your(Filters.a(Trait.STAR_DESTROYER)))
                                .costing(4),
                        Abilities.fires(Filters.STARSHIP).costing(2));
    }

    /** "Here" is its location, so those of other ships there are free as well. */
    @Test
    void turbolaserBatteriesOfEveryTitleDeployThereForFree() {
        for (String battery : new String[] {"Turbolaser Battery", "Plain Battery"}) {
            var scene =
                    tableWith(heavy())
                            .at("Tatooine", "Thunderflare", "Devastator")
                            .at("Kessel", "Conquest")
                            .hand(DARK, battery)
                            .force(DARK, 9)
                            .turn(DARK, Phase.DEPLOY);
            assertThat(scene.deployCost(battery, "Thunderflare")).isZero();
            assertThat(scene.deployCost(battery, "Devastator")).isZero();
            assertThat(scene.deployCost(battery, "Conquest")).isPositive();
            scene.deploy(battery).to("Devastator").passResponses();
            assertThat(scene.hostOf(battery)).isEqualTo("Devastator");
            assertThat(scene.forcePile(DARK)).hasSize(9);
        }
    }

    @Test
    void otherWeaponsAreNotCheaper() {
        var scene =
                tableWith(heavy())
                        .at("Tatooine", "Thunderflare")
                        .at("Kessel", "Devastator")
                        .on("Devastator", "Plain Battery")
                        .hand(DARK, "Tractor Beam")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Tractor Beam", "Thunderflare"))
                .isEqualTo(scene.deployCost("Tractor Beam", "Devastator"));
    }

    @Test
    void neitherOtherWeaponsThereNorBatteriesElsewhereFireFree() {
        var scene =
                tableWith(heavy())
                        .at("Kessel", "Thunderflare")
                        .at("Tatooine", "Devastator", "A-wing")
                        .on("Devastator", "Plain Battery")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine");
        for (; scene.inBattle(); scene.answerDefault()) {
            scene.mayNot("fire Plain Battery");
        }
        scene =
                table().at("Tatooine", "Thunderflare", "A-wing")
                        .on("Thunderflare", "Enhanced TIE Laser Cannon")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine");
        for (; scene.inBattle(); scene.answerDefault()) {
            scene.mayNot("fire Enhanced TIE Laser Cannon");
        }
    }

    @Test
    void thereTheyFireWithoutForce() {
        for (String ship : new String[] {"Thunderflare", "Devastator"}) {
            var scene =
                    tableWith(heavy())
                            .at("Tatooine", "Thunderflare", "Devastator", "A-wing")
                            .on(ship, "Plain Battery")
                            .force(DARK, 1)
                            .turn(DARK, Phase.BATTLE)
                            .battleAt("Tatooine");
            assertThat(scene.isOffered("fire Plain Battery")).isTrue();
        }
    }
}
