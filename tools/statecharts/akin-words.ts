/** Words that people use for the same thing, a line each. */
export const AKIN: readonly string[] = `
item dish product food meal pizza burger
bank challenge question 3d 3ds secure securecode issuer
area zone outside far reach delivers
basket cart
courier rider driver deliverer brings
refund back reimburse repay return
sign log login signin
declined refused rejected turns
expire over ends
pickup collect takeaway
slot time place
full last gone sold
found free
closed shut
promo voucher coupon discount
option topping extra
greyed gray disabled inactive
late delay overdue slow
cold lukewarm damaged spilled spoilt
wrong mistaken mixed incorrect
required mandatory compulsory obligatory
empty blank
picture photo image thumbnail
delivered received arrived
session signed logged
saved keep kept
note comment remark instruction
chosen choose chose pick select
vanish disappear hidden hide
land lead redirect
fill typed enter fields asks
email mail letter
logout logging signing
most limit maximum
required need ask
bike vehicle van scooter
reload refresh poll updated
price cost
stay remain
second another
tab device window
change rise dearer increase
problem claim complaint report reclaim
forgot forgotten forget
share permission blocks denies allow
down unreachable outage
position marker stands
delete remove
connection network offline internet online signal reception wifi
answer reply respond silent open
twice double second
charged paid money
lose lost burn burnt
kitchen store shop restaurant takeaway
ready finished
follow watching tracking
parcel package packet
balance wallet credit
minus less fewer
plus more
add adds adding new
distance way road far
load come
default main
pass share
reward earns bonus
friend referral
stars rating note
guest visitor anonymous
landing home homepage main root
shown show stand contain display visible appear see
read message text wording says
fail failure error broken
leave left quit
blank spaces
history past previous earlier
schedule later preorder advance ahead
register registration signup
address place location
page screen
pay payment paid
offer choice
end goes lead led sent
before until unless
dialog modal popup window
invoice price receipt bill
button control
hopper courier
partner merchant
remembered kept stored
favourite favorite heart
category categories kind
greet welcome
sort ranked
letters characters digits
press tap click
advert ad ads banner
`
  .trim()
  .split('\n');
