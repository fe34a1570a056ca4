package holosite.rules.move;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Abilities.toll;
import static holosite.language.words.Filters.ANYTHING;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Kinds.effect;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Force to be used before a move, for its way or for either of its ends. */
class MoveTollTest {
    private static Card toll1(String title, String id, Deed deed, String place) {
        return effect(title, DARK, id)
                .destiny(3)
                .says(deploysOnTable(), toll(deed, OPPONENT, ANYTHING, titled(place), 2));
    }

    private static final List<Card> TOLLS =
            List.of(
                    toll1("Plain Exit", "0_85", Deed.MOVE_FROM, CANTINA),
                    toll1("Plain Entrance", "0_86", Deed.MOVE_TO, CANTINA),
                    toll1("Plain Mire", "0_87", Deed.USE_LANDSPEED, CANTINA));

    /** Force used to move Luke from the Cantina to Mos Eisley. */
    private static int paid(String... beside) {
        var cards = new ArrayList<>(AllCards.all());
        cards.addAll(TOLLS);
        return Scene.with(() -> cards)
                .at(CANTINA, "Luke Skywalker")
                .site(MOS_EISLEY)
                .beside(DARK, beside)
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.MOVE)
                .move("Luke Skywalker")
                .to(MOS_EISLEY)
                .used(LIGHT)
                .size();
    }

    @Test
    void leavingCostsWhereThatIsTaxed() {
        assertThat(paid()).isEqualTo(1);
        assertThat(paid("Plain Exit")).isEqualTo(1 + 2);
        assertThat(paid("Plain Entrance")).isEqualTo(1);
    }

    @Test
    void usingLandspeedThereCosts() {
        assertThat(paid("Plain Mire")).isEqualTo(1 + 2);
        assertThat(paid("Plain Mire", "Plain Exit")).isEqualTo(1 + 2 + 2);
    }

    private static final String BAY = "Tatooine: Docking Bay 94";
    private static final String FAR = "Death Star: Docking Bay 327";

    /** Force used by two Rebels who go from a docking bay to the Death Star. */
    private static int paidForTransit(String from, Side version, String... beside) {
        var cards = new ArrayList<>(AllCards.all());
        cards.addAll(TOLLS);
        cards.add(toll1("Plain Gate Toll", "0_88", Deed.MOVE_TO, FAR));
        cards.add(toll1("Plain Bay Toll", "0_89", Deed.MOVE_FROM, BAY));
        return Scene.with(() -> cards)
                .site(from, version)
                .site(FAR, DARK)
                .at(from, "Luke Skywalker", "Han Solo")
                .beside(DARK, beside)
                .force(LIGHT, 20)
                .turn(LIGHT, Phase.MOVE)
                .transitFrom(from)
                .choose("Luke Skywalker", "Han Solo")
                .used(LIGHT)
                .size();
    }

    @Test
    @Ruling("transit-tolls-once")
    void transitPaysAtEitherEndOnceForTheWholeGroup() {
        int plain = paidForTransit(BAY, DARK);
        assertThat(plain).isPositive();

        assertThat(paidForTransit(BAY, DARK, "Plain Gate Toll")).isEqualTo(plain + 2);
        assertThat(paidForTransit(BAY, DARK, "Plain Bay Toll")).isEqualTo(plain + 2);
        assertThat(paidForTransit(BAY, DARK, "Plain Gate Toll", "Plain Bay Toll"))
                .isEqualTo(plain + 4);
        assertThat(paidForTransit(BAY, DARK, "Plain Exit")).isEqualTo(plain);
    }

    @Test
    @Ruling({"transit-tolls-once", "free-moves-stay-free"})
    void aTransitThatIsFreeStaysFree() {
        assertThat(paidForTransit("Yavin 4: Docking Bay", LIGHT)).isZero();
        assertThat(paidForTransit("Yavin 4: Docking Bay", LIGHT, "Plain Gate Toll")).isZero();
    }

    /** Force used to land an X-wing from Tatooine at a site there. */
    private static int paidForLanding(String site, String... beside) {
        var cards = new ArrayList<>(AllCards.all());
        cards.add(toll1("Plain Site Toll", "0_90", Deed.MOVE_TO, site));
        return Scene.with(() -> cards)
                .system("Tatooine", DARK)
                .site(site)
                .at("Tatooine", "Red 5")
                .pilot("Red 5", "Luke Skywalker")
                .beside(DARK, beside)
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.MOVE)
                .land("Red 5")
                .used(LIGHT)
                .size();
    }

    @Test
    @Ruling("free-moves-stay-free")
    void landingPaysButIsFreeAtADockingBay() {
        assertThat(paidForLanding(MOS_EISLEY)).isEqualTo(1);
        assertThat(paidForLanding(MOS_EISLEY, "Plain Site Toll")).isEqualTo(1 + 2);
        assertThat(paidForLanding(BAY)).isZero();
        assertThat(paidForLanding(BAY, "Plain Site Toll")).isZero();
    }

    /** Force used to take off from a site to Tatooine. */
    private static int paidForTakingOff(String site, String... beside) {
        var cards = new ArrayList<>(AllCards.all());
        cards.add(toll1("Plain Site Toll", "0_90", Deed.MOVE_FROM, site));
        return Scene.with(() -> cards)
                .system("Tatooine", DARK)
                .at(site, "Red 5")
                .pilot("Red 5", "Luke Skywalker")
                .beside(DARK, beside)
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.MOVE)
                .takeOff("Red 5")
                .used(LIGHT)
                .size();
    }

    @Test
    @Ruling("free-moves-stay-free")
    void takingOffPaysButIsFreeFromADockingBay() {
        assertThat(paidForTakingOff(MOS_EISLEY)).isEqualTo(1);
        assertThat(paidForTakingOff(MOS_EISLEY, "Plain Site Toll")).isEqualTo(1 + 2);
        assertThat(paidForTakingOff(BAY)).isZero();
        assertThat(paidForTakingOff(BAY, "Plain Site Toll")).isZero();
    }

    /** Force used to drive Luke's landspeeder, which moves for free with him aboard. */
    private static int paidToDrive(String driver, String... beside) {
        var cards = new ArrayList<>(AllCards.all());
        cards.add(toll1("Plain Site Toll", "0_90", Deed.MOVE_TO, FARM));
        return Scene.with(() -> cards)
                .site(FARM)
                .at(MOS_EISLEY, "Luke's X-34 Landspeeder")
                .aboard("Luke's X-34 Landspeeder", driver)
                .beside(DARK, beside)
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.MOVE)
                .move("Luke's X-34 Landspeeder")
                .to(FARM)
                .used(LIGHT)
                .size();
    }

    @Test
    @Ruling("free-moves-stay-free")
    void aMoveThatATextMakesFreeStaysFree() {
        assertThat(paidToDrive("Han Solo", "Plain Site Toll")).isEqualTo(1 + 2);
        assertThat(paidToDrive("Luke Skywalker", "Plain Site Toll")).isZero();
    }
}
