package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Death Star Assault Squadron. */
class DeathStarAssaultSquadronTest {
    private static final String SQUADRON = "Death Star Assault Squadron";

    @Test
    void itsThreePilotsProvideAbilityOfTenAndAddNineToItsPower() {
        var scene =
                table().at("Tatooine", SQUADRON, "A-wing").force(DARK, 1).turn(DARK, Phase.BATTLE);
        assertThat(scene.power(SQUADRON)).isEqualTo(12);
        assertThat(scene.totalAbility("Tatooine", DARK)).isEqualTo(10);
        scene.battleAt("Tatooine");
        assertThat(battleDestinies(scene, DARK)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Darth Vader",
                "DS-61-2",
                "DS-61-3",
                "Vader's Custom TIE",
                "Black 2",
                "Black 3"
            })
    @Claim("death-star-assault-squadron#1")
    void itIsEachOfItsCrewAndShips(String other) {
        var scene =
                table().at("Tatooine", SQUADRON)
                        .site(CANTINA, DARK)
                        .hand(DARK, other)
                        .force(DARK, 12)
                        .turn(DARK, Phase.DEPLOY);
        scene.mayNot("deploy " + other);
        table().at("Tatooine", "Devastator")
                .site(CANTINA, DARK)
                .hand(DARK, other)
                .force(DARK, 12)
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy " + other);
    }

    @Test
    void itIsOfEachClassOfItsTies() {
        var card = table().at("Tatooine", SQUADRON).turn(DARK).printed(SQUADRON);
        assertThat(card.is(Trait.TIE)).isTrue();
        assertThat(card.is(Trait.TIE_ADVANCED)).isTrue();
        assertThat(card.is(Trait.TIE_LN)).isTrue();
        assertThat(card.is(Trait.NO_HYPERDRIVE)).isTrue();
    }

    @Test
    @Claim("death-star-assault-squadron#4")
    void itDeploysForSixLessAtALaunchBay() {
        String bay = "Star Destroyer: Launch Bay";
        var scene =
                table().at("Tatooine", "Devastator")
                        .site(bay, DARK)
                        .aimed(bay, "Devastator")
                        .hand(DARK, SQUADRON)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost(SQUADRON, bay)).isEqualTo(6);
        assertThat(scene.deployCost(SQUADRON, "Tatooine")).isEqualTo(12);
    }

    @Test
    @Claim("evader#4")
    void evaderSavesItAsVader() {
        var scene =
                table().at("Tatooine", SQUADRON)
                        .hit(SQUADRON)
                        .hand(DARK, "Evader")
                        .turn(DARK, Phase.CONTROL);
        scene.play("Evader").passResponses();
        assertThat(scene.isIn(SQUADRON, Zone.USED_PILE)).isTrue();
        assertThat(scene.lost(LIGHT)).isEmpty();
    }

    @Test
    @Claim("death-star-assault-squadron#3")
    void itsVaderIsNoDarkJediForDarkJediPresence() {
        for (String there : new String[] {"Darth Vader", SQUADRON}) {
            var scene =
                    table().at(BAY, there, "Stormtrooper", "Luke Skywalker")
                            .hand(DARK, "Dark Jedi Presence")
                            .force(DARK, 9)
                            .turn(DARK, Phase.BATTLE);

            scene.battleAt(BAY);

            assertThat(scene.isOffered("play Dark Jedi Presence"))
                    .isEqualTo(there.equals("Darth Vader"));
        }
    }
}
