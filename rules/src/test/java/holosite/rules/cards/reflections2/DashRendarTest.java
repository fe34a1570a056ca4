package holosite.rules.cards.reflections2;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.modifier.Standing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dash Rendar. */
class DashRendarTest {
    private static final String DASH = "Dash Rendar";

    /** His ship, with its figures only. */
    private static final Card OUTRIDER =
            Kinds.starfighter("Plain Outrider", LIGHT, "0_1")
                    .unique()
                    .persona("Outrider")
                    .destiny(2)
                    .deploy(2)
                    .power(3)
                    .maneuver(4)
                    .hyperspeed(5)
                    .forfeit(5)
                    .says();

    @Test
    @Claim("dash-rendar#1")
    void heIsACorellian() {
        var scene = table().at(CANTINA, DASH, "Rebel Trooper").turn(LIGHT, Phase.CONTROL);
        var standing = Standing.of(scene.state());
        assertThat(standing.hasTrait(scene.state(), scene.card(DASH), Trait.CORELLIAN)).isTrue();
        assertThat(standing.hasTrait(scene.state(), scene.card("Rebel Trooper"), Trait.CORELLIAN))
                .isFalse();
    }

    private static Position flight(String ship) {
        return tableWith(OUTRIDER)
                .at("Tatooine", ship, "TIE Fighter", "Devastator")
                .pilot(ship, DASH)
                .force(LIGHT, 3);
    }

    @Test
    void heAddsThreeToThePowerOfWhatHePilots() {
        assertThat(flight("X-wing").turn(LIGHT).power("X-wing")).isEqualTo(3 + 3);
        assertThat(flight("Plain Outrider").turn(LIGHT).power("Plain Outrider")).isEqualTo(3 + 3);
    }

    @ParameterizedTest
    @CsvSource({"Plain Outrider, 1", "Millennium Falcon, 0"})
    void inTheOutriderHeDrawsABattleDestinyIfUnableOtherwise(String ship, int draws) {
        var scene = flight(ship).turn(LIGHT, Phase.BATTLE);
        scene.battleAt("Tatooine");
        assertThat(battleDestinies(scene, LIGHT)).isEqualTo(draws);
    }

    @Test
    void onceABattleTheOutridersPowerWeakensAStarship() {
        var scene = flight("Plain Outrider").turn(LIGHT, Phase.BATTLE);
        scene.battleAt("Tatooine");
        double before = scene.power("Devastator");
        scene.use(DASH).choose("Devastator").passResponses();
        assertThat(scene.power("Devastator")).isEqualTo(before - 6);
        scene.passUntil(LIGHT).mayNot("use " + DASH);
        scene.finishBattle();
        assertThat(scene.power("Devastator")).isEqualTo(before);
    }

    @Test
    void inAnotherShipHeDoesNot() {
        flight("X-wing").turn(LIGHT, Phase.BATTLE).battleAt("Tatooine").mayNot("use " + DASH);
    }

    @Test
    void onlyAStarshipOfTheOpponentInThatBattleIsWeakened() {
        var scene =
                flight("Plain Outrider")
                        .at("Tatooine", "X-wing")
                        .pilot("Devastator", "Darth Vader")
                        .on("Devastator", "Tractor Beam")
                        .at("Kessel", "TIE Scout")
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt("Tatooine").use(DASH);
        assertThat(oneOf(scene)).containsExactlyInAnyOrder("TIE Fighter", "Devastator");
    }
}
