package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.CardBuilder;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Spaceport City, both sides' versions. */
class SpaceportCityTest {
    private static final String CITY = "Spaceport City";

    private static final Card REBEL_LEADER = leader(Kinds.rebel("Plain Rebel Leader", "0_1"));
    private static final Card IMPERIAL_LEADER =
            leader(Kinds.imperial("Plain Imperial Leader", "0_2"));

    private static Card leader(CardBuilder card) {
        return card.destiny(1).deploy(1).power(1).ability(1).forfeit(1).is(Trait.LEADER).says();
    }

    /** City, docking bay and office side by side, with these there. */
    private static Position city(Side version) {
        return tableWith(REBEL_LEADER, IMPERIAL_LEADER)
                .system("Tatooine", DARK)
                .locationOf("Tatooine", CITY, version)
                .locationOf("Tatooine", "Spaceport Docking Bay", DARK)
                .locationOf("Tatooine", "Spaceport Prefect's Office", DARK);
    }

    private static double drain(Position position, Side side) {
        return position.turn(side, Phase.CONTROL).forceDrain(CITY, side);
    }

    @Test
    void theDarkVersionLooksForANonUniqueImperialLeaderThereOrNextToIt() {
        assertThat(drain(city(DARK).at(CITY, "Plain Imperial Leader"), DARK)).isEqualTo(2);
        assertThat(drain(city(DARK).at("Spaceport Docking Bay", "Plain Imperial Leader"), DARK))
                .isEqualTo(2);
        assertThat(
                        drain(
                                city(DARK)
                                        .at("Spaceport Prefect's Office", "Plain Imperial Leader"),
                                DARK))
                .isEqualTo(1);
        assertThat(drain(city(DARK).at(CITY, "Captain Piett"), DARK)).isEqualTo(1);
        assertThat(drain(city(DARK).at(CITY, "Stormtrooper"), DARK)).isEqualTo(1);
        assertThat(drain(city(DARK).at(CITY, "Admiral Ozzel"), DARK)).isEqualTo(1);
        assertThat(drain(city(DARK).at(CITY, "Plain Imperial Leader"), LIGHT)).isEqualTo(1);
        assertThat(drain(city(DARK).at(CITY, "Plain Rebel Leader"), DARK)).isEqualTo(1);
    }

    @Test
    void theLightVersionLooksForANonUniqueRebelLeaderThereOrRelated() {
        assertThat(drain(city(LIGHT).at(CITY, "Plain Rebel Leader"), LIGHT)).isEqualTo(2);
        assertThat(drain(city(LIGHT).at("Spaceport Prefect's Office", "Plain Rebel Leader"), LIGHT))
                .isEqualTo(2);
        assertThat(drain(city(LIGHT).at("Endor: Back Door", "Plain Rebel Leader"), LIGHT))
                .isEqualTo(1);
        assertThat(drain(city(LIGHT).at(CITY, "Leia Organa"), LIGHT)).isEqualTo(1);
        assertThat(drain(city(LIGHT).at(CITY, "Rebel Trooper"), LIGHT)).isEqualTo(1);
        var aboard = city(LIGHT).at("Tatooine", "Corellian Corvette");
        assertThat(drain(aboard.passenger("Corellian Corvette", "Plain Rebel Leader"), LIGHT))
                .isEqualTo(1);
        assertThat(drain(city(LIGHT).at(CITY, "Plain Imperial Leader"), LIGHT)).isEqualTo(1);
    }

    @Test
    void aThiefOrScoutPresentHelpsTheOtherPlayer() {
        assertThat(drain(city(LIGHT).at(CITY, "Hem Dazon"), DARK)).isEqualTo(2);
        assertThat(drain(city(LIGHT).at(CITY, "Stormtrooper"), DARK)).isEqualTo(1);
        assertThat(drain(city(LIGHT).at(CITY, "Joh Yowza"), DARK)).isEqualTo(1);
        assertThat(drain(city(LIGHT).at("Spaceport Docking Bay", "Hem Dazon"), DARK)).isEqualTo(1);
        assertThat(drain(city(DARK).at(CITY, "Joh Yowza"), LIGHT)).isEqualTo(2);
        assertThat(drain(city(DARK).at("Spaceport Docking Bay", "Joh Yowza"), LIGHT)).isEqualTo(1);
        assertThat(drain(city(DARK).at(CITY, "Hem Dazon"), LIGHT)).isEqualTo(1);
    }
}
